/* A machine of two cores, each on a memory node of its own with a device at it,
 * a package of two nodes with a device at both, and a device at no package,
 * which hwloc takes for this one. */
#ifndef SDYRT_TESTS_TWO_NODES_H
#define SDYRT_TESTS_TWO_NODES_H

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char two_nodes_path[] = "/tmp/sdyrt_near_XXXXXX";

/* Write the start of an object with cores and memory in hwloc's XML. */
static void start_object(FILE *file, const char *type, int index, int mask) {
    static int id;
    fprintf(file,
            "<object type=\"%s\" os_index=\"%d\" cpuset=\"0x%x\" "
            "complete_cpuset=\"0x%x\" nodeset=\"0x%x\" "
            "complete_nodeset=\"0x%x\" gp_index=\"%d\"",
            type, index, mask, mask, mask, mask, ++id);
}

static void write_device(FILE *file, int bus) {
    fprintf(file,
            "<object type=\"Bridge\" gp_index=\"%d\" bridge_type=\"0-1\" "
            "depth=\"0\" bridge_pci=\"0000:[%02x-%02x]\">"
            "<object type=\"PCIDev\" gp_index=\"%d\" "
            "pci_busid=\"0000:%02x:00.0\" "
            "pci_type=\"0302 [10de:2330] [10de:1626] a1\" "
            "pci_link_speed=\"63\"/></object>\n",
            1000 + bus, bus, bus, 2000 + bus, bus);
}

static void write_node(FILE *file, int i) {
    start_object(file, "NUMANode", i, 1 << i);
    fputs(" local_memory=\"1073741824\"/>\n", file);
    start_object(file, "PU", i, 1 << i);
    fputs("/>\n", file);
}

static void write_package(FILE *file, int i, int bus) {
    start_object(file, "Package", i, 1 << i);
    fputs(">\n", file);
    write_node(file, i);
    write_device(file, bus);
    fputs("</object>\n", file);
}

/* Nodes 2 and 3, whose cores are not this machine's. */
static void write_wide_package(FILE *file, int bus) {
    start_object(file, "Package", 2, 12);
    fputs(">\n", file);
    for (int i = 2; i < 4; i++) {
        start_object(file, "Group", i, 1 << i);
        fputs(" kind=\"0\" subkind=\"0\">\n", file);
        write_node(file, i);
        fputs("</object>\n", file);
    }
    write_device(file, bus);
    fputs("</object>\n", file);
}

/* Core i is on node i, with the device on bus `buses[i]`; that on bus 0x40 is
 * at nodes 2 and 3, that on bus 0x20 on the board. Before hwloc is first asked.
 * 0: it was done. */
static int two_nodes_start(const int *buses) {
    const int fd = mkstemp(two_nodes_path);
    FILE *file = fd < 0 ? NULL : fdopen(fd, "w");
    if (file == NULL)
        return 1;
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
          "<!DOCTYPE topology SYSTEM \"hwloc2.dtd\">\n"
          "<topology version=\"2.0\">\n",
          file);
    start_object(file, "Machine", 0, 15);
    fputs(" allowed_cpuset=\"0xf\" allowed_nodeset=\"0xf\">\n", file);
    write_package(file, 0, buses[0]);
    write_package(file, 1, buses[1]);
    write_wide_package(file, 0x40);
    write_device(file, 0x20);
    fputs("</object>\n</topology>\n", file);
    setenv("HWLOC_XMLFILE", two_nodes_path, 1);
    setenv("HWLOC_THISSYSTEM", "1", 1); /* bind as if it were */
    return fclose(file);
}

static int two_nodes_end(void) {
    unsetenv("HWLOC_XMLFILE");
    unsetenv("HWLOC_THISSYSTEM");
    return unlink(two_nodes_path);
}

#endif
