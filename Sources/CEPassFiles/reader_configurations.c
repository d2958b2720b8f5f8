/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
/* Made by Scripts/make-resources. */

#include "epass_files.h"

static const unsigned char file0[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.DFLT.BAC.json"
};
static const unsigned char file1[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.DFLT.EAC.json"
};
static const unsigned char file2[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.DFLT.EACAA.json"
};
static const unsigned char file3[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.DFLT.EACPACE.json"
};
static const unsigned char file4[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.DFLT.PACE.json"
};
static const unsigned char file5[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.DFLT.PLAIN.json"
};
static const unsigned char file6[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E01.json"
};
static const unsigned char file7[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E02.json"
};
static const unsigned char file8[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E03.json"
};
static const unsigned char file9[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E04.json"
};
static const unsigned char file10[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E05.json"
};
static const unsigned char file11[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E06.json"
};
static const unsigned char file12[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E08.json"
};
static const unsigned char file13[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E09.json"
};
static const unsigned char file14[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E10.json"
};
static const unsigned char file15[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E11.json"
};
static const unsigned char file16[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E22.json"
};
static const unsigned char file17[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E23.json"
};
static const unsigned char file18[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E26.json"
};
static const unsigned char file19[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E27.json"
};
static const unsigned char file20[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E28.json"
};
static const unsigned char file21[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E29.json"
};
static const unsigned char file22[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E30.json"
};
static const unsigned char file23[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E31.json"
};
static const unsigned char file24[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E32.json"
};
static const unsigned char file25[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E33.json"
};
static const unsigned char file26[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E34.json"
};
static const unsigned char file27[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E35.json"
};
static const unsigned char file28[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E36.json"
};
static const unsigned char file29[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E37.json"
};
static const unsigned char file30[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.ISO7816.E38.json"
};
static const unsigned char file31[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D01.json"
};
static const unsigned char file32[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D03.json"
};
static const unsigned char file33[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D04.json"
};
static const unsigned char file34[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D05.json"
};
static const unsigned char file35[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D06.json"
};
static const unsigned char file36[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D07.json"
};
static const unsigned char file37[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D08.json"
};
static const unsigned char file38[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D09.json"
};
static const unsigned char file39[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D10.json"
};
static const unsigned char file40[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D11.json"
};
static const unsigned char file41[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D12.json"
};
static const unsigned char file42[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D13.json"
};
static const unsigned char file43[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D14.json"
};
static const unsigned char file44[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D15.json"
};
static const unsigned char file45[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.D16.json"
};
static const unsigned char file46[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E01.json"
};
static const unsigned char file47[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E03.json"
};
static const unsigned char file48[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E04.json"
};
static const unsigned char file49[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E05.json"
};
static const unsigned char file50[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E06.json"
};
static const unsigned char file51[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E07.json"
};
static const unsigned char file52[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E08.json"
};
static const unsigned char file53[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E09.json"
};
static const unsigned char file54[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E10.json"
};
static const unsigned char file55[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E11.json"
};
static const unsigned char file56[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E12.json"
};
static const unsigned char file57[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E13.json"
};
static const unsigned char file58[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.E14.json"
};
static const unsigned char file59[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.F01.json"
};
static const unsigned char file60[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.F02.json"
};
static const unsigned char file61[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.F03.json"
};
static const unsigned char file62[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.F04.json"
};
static const unsigned char file63[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.F05.json"
};
static const unsigned char file64[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.F06.json"
};
static const unsigned char file65[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.F07.json"
};
static const unsigned char file66[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.G01.json"
};
static const unsigned char file67[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.G02.json"
};
static const unsigned char file68[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H01.json"
};
static const unsigned char file69[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H02.json"
};
static const unsigned char file70[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H04.json"
};
static const unsigned char file71[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H05.json"
};
static const unsigned char file72[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H06.json"
};
static const unsigned char file73[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H07.json"
};
static const unsigned char file74[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H08.json"
};
static const unsigned char file75[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H09.json"
};
static const unsigned char file76[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H10.json"
};
static const unsigned char file77[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H11.json"
};
static const unsigned char file78[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H12.json"
};
static const unsigned char file79[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H13.json"
};
static const unsigned char file80[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H14.json"
};
static const unsigned char file81[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H15.json"
};
static const unsigned char file82[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H36.json"
};
static const unsigned char file83[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H45.json"
};
static const unsigned char file84[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H46.json"
};
static const unsigned char file85[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H47.json"
};
static const unsigned char file86[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H50.json"
};
static const unsigned char file87[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H51.json"
};
static const unsigned char file88[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H52.json"
};
static const unsigned char file89[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H54.json"
};
static const unsigned char file90[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H55.json"
};
static const unsigned char file91[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H56.json"
};
static const unsigned char file92[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H57.json"
};
static const unsigned char file93[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H58.json"
};
static const unsigned char file94[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H59.json"
};
static const unsigned char file95[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H60.json"
};
static const unsigned char file96[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H61.json"
};
static const unsigned char file97[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H62.json"
};
static const unsigned char file98[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H63.json"
};
static const unsigned char file99[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H64.json"
};
static const unsigned char file100[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H65.json"
};
static const unsigned char file101[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H66.json"
};
static const unsigned char file102[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H69.json"
};
static const unsigned char file103[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H70.json"
};
static const unsigned char file104[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H71.json"
};
static const unsigned char file105[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H72.json"
};
static const unsigned char file106[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H73.json"
};
static const unsigned char file107[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H74.json"
};
static const unsigned char file108[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H75.json"
};
static const unsigned char file109[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H76.json"
};
static const unsigned char file110[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H77.json"
};
static const unsigned char file111[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H78.json"
};
static const unsigned char file112[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H79.json"
};
static const unsigned char file113[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H80.json"
};
static const unsigned char file114[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H81.json"
};
static const unsigned char file115[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H82.json"
};
static const unsigned char file116[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H83.json"
};
static const unsigned char file117[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H84.json"
};
static const unsigned char file118[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H85.json"
};
static const unsigned char file119[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H90.json"
};
static const unsigned char file120[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H91.json"
};
static const unsigned char file121[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H92.json"
};
static const unsigned char file122[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H93.json"
};
static const unsigned char file123[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H94.json"
};
static const unsigned char file124[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H95.json"
};
static const unsigned char file125[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H96.json"
};
static const unsigned char file126[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H97.json"
};
static const unsigned char file127[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.H98.json"
};
static const unsigned char file128[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.I01.json"
};
static const unsigned char file129[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.I02.json"
};
static const unsigned char file130[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.I03.json"
};
static const unsigned char file131[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.J01.json"
};
static const unsigned char file132[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.J02.json"
};
static const unsigned char file133[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.J03.json"
};
static const unsigned char file134[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.J04.json"
};
static const unsigned char file135[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.K01.json"
};
static const unsigned char file136[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.K02.json"
};
static const unsigned char file137[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.EAC.LDS.K03.json"
};
static const unsigned char file138[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/CFG.PACE.ISO7816.G36.json"
};
static const unsigned char file139[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/grey.jp2"
};
static const unsigned char file140[] = {
#embed "../../Vectors/simulator/tr-03105-5.1/grey.wsq"
};

static const struct epass_file files[] = {
    {"CFG.DFLT.BAC.json", file0, sizeof file0},
    {"CFG.DFLT.EAC.json", file1, sizeof file1},
    {"CFG.DFLT.EACAA.json", file2, sizeof file2},
    {"CFG.DFLT.EACPACE.json", file3, sizeof file3},
    {"CFG.DFLT.PACE.json", file4, sizeof file4},
    {"CFG.DFLT.PLAIN.json", file5, sizeof file5},
    {"CFG.EAC.ISO7816.E01.json", file6, sizeof file6},
    {"CFG.EAC.ISO7816.E02.json", file7, sizeof file7},
    {"CFG.EAC.ISO7816.E03.json", file8, sizeof file8},
    {"CFG.EAC.ISO7816.E04.json", file9, sizeof file9},
    {"CFG.EAC.ISO7816.E05.json", file10, sizeof file10},
    {"CFG.EAC.ISO7816.E06.json", file11, sizeof file11},
    {"CFG.EAC.ISO7816.E08.json", file12, sizeof file12},
    {"CFG.EAC.ISO7816.E09.json", file13, sizeof file13},
    {"CFG.EAC.ISO7816.E10.json", file14, sizeof file14},
    {"CFG.EAC.ISO7816.E11.json", file15, sizeof file15},
    {"CFG.EAC.ISO7816.E22.json", file16, sizeof file16},
    {"CFG.EAC.ISO7816.E23.json", file17, sizeof file17},
    {"CFG.EAC.ISO7816.E26.json", file18, sizeof file18},
    {"CFG.EAC.ISO7816.E27.json", file19, sizeof file19},
    {"CFG.EAC.ISO7816.E28.json", file20, sizeof file20},
    {"CFG.EAC.ISO7816.E29.json", file21, sizeof file21},
    {"CFG.EAC.ISO7816.E30.json", file22, sizeof file22},
    {"CFG.EAC.ISO7816.E31.json", file23, sizeof file23},
    {"CFG.EAC.ISO7816.E32.json", file24, sizeof file24},
    {"CFG.EAC.ISO7816.E33.json", file25, sizeof file25},
    {"CFG.EAC.ISO7816.E34.json", file26, sizeof file26},
    {"CFG.EAC.ISO7816.E35.json", file27, sizeof file27},
    {"CFG.EAC.ISO7816.E36.json", file28, sizeof file28},
    {"CFG.EAC.ISO7816.E37.json", file29, sizeof file29},
    {"CFG.EAC.ISO7816.E38.json", file30, sizeof file30},
    {"CFG.EAC.LDS.D01.json", file31, sizeof file31},
    {"CFG.EAC.LDS.D03.json", file32, sizeof file32},
    {"CFG.EAC.LDS.D04.json", file33, sizeof file33},
    {"CFG.EAC.LDS.D05.json", file34, sizeof file34},
    {"CFG.EAC.LDS.D06.json", file35, sizeof file35},
    {"CFG.EAC.LDS.D07.json", file36, sizeof file36},
    {"CFG.EAC.LDS.D08.json", file37, sizeof file37},
    {"CFG.EAC.LDS.D09.json", file38, sizeof file38},
    {"CFG.EAC.LDS.D10.json", file39, sizeof file39},
    {"CFG.EAC.LDS.D11.json", file40, sizeof file40},
    {"CFG.EAC.LDS.D12.json", file41, sizeof file41},
    {"CFG.EAC.LDS.D13.json", file42, sizeof file42},
    {"CFG.EAC.LDS.D14.json", file43, sizeof file43},
    {"CFG.EAC.LDS.D15.json", file44, sizeof file44},
    {"CFG.EAC.LDS.D16.json", file45, sizeof file45},
    {"CFG.EAC.LDS.E01.json", file46, sizeof file46},
    {"CFG.EAC.LDS.E03.json", file47, sizeof file47},
    {"CFG.EAC.LDS.E04.json", file48, sizeof file48},
    {"CFG.EAC.LDS.E05.json", file49, sizeof file49},
    {"CFG.EAC.LDS.E06.json", file50, sizeof file50},
    {"CFG.EAC.LDS.E07.json", file51, sizeof file51},
    {"CFG.EAC.LDS.E08.json", file52, sizeof file52},
    {"CFG.EAC.LDS.E09.json", file53, sizeof file53},
    {"CFG.EAC.LDS.E10.json", file54, sizeof file54},
    {"CFG.EAC.LDS.E11.json", file55, sizeof file55},
    {"CFG.EAC.LDS.E12.json", file56, sizeof file56},
    {"CFG.EAC.LDS.E13.json", file57, sizeof file57},
    {"CFG.EAC.LDS.E14.json", file58, sizeof file58},
    {"CFG.EAC.LDS.F01.json", file59, sizeof file59},
    {"CFG.EAC.LDS.F02.json", file60, sizeof file60},
    {"CFG.EAC.LDS.F03.json", file61, sizeof file61},
    {"CFG.EAC.LDS.F04.json", file62, sizeof file62},
    {"CFG.EAC.LDS.F05.json", file63, sizeof file63},
    {"CFG.EAC.LDS.F06.json", file64, sizeof file64},
    {"CFG.EAC.LDS.F07.json", file65, sizeof file65},
    {"CFG.EAC.LDS.G01.json", file66, sizeof file66},
    {"CFG.EAC.LDS.G02.json", file67, sizeof file67},
    {"CFG.EAC.LDS.H01.json", file68, sizeof file68},
    {"CFG.EAC.LDS.H02.json", file69, sizeof file69},
    {"CFG.EAC.LDS.H04.json", file70, sizeof file70},
    {"CFG.EAC.LDS.H05.json", file71, sizeof file71},
    {"CFG.EAC.LDS.H06.json", file72, sizeof file72},
    {"CFG.EAC.LDS.H07.json", file73, sizeof file73},
    {"CFG.EAC.LDS.H08.json", file74, sizeof file74},
    {"CFG.EAC.LDS.H09.json", file75, sizeof file75},
    {"CFG.EAC.LDS.H10.json", file76, sizeof file76},
    {"CFG.EAC.LDS.H11.json", file77, sizeof file77},
    {"CFG.EAC.LDS.H12.json", file78, sizeof file78},
    {"CFG.EAC.LDS.H13.json", file79, sizeof file79},
    {"CFG.EAC.LDS.H14.json", file80, sizeof file80},
    {"CFG.EAC.LDS.H15.json", file81, sizeof file81},
    {"CFG.EAC.LDS.H36.json", file82, sizeof file82},
    {"CFG.EAC.LDS.H45.json", file83, sizeof file83},
    {"CFG.EAC.LDS.H46.json", file84, sizeof file84},
    {"CFG.EAC.LDS.H47.json", file85, sizeof file85},
    {"CFG.EAC.LDS.H50.json", file86, sizeof file86},
    {"CFG.EAC.LDS.H51.json", file87, sizeof file87},
    {"CFG.EAC.LDS.H52.json", file88, sizeof file88},
    {"CFG.EAC.LDS.H54.json", file89, sizeof file89},
    {"CFG.EAC.LDS.H55.json", file90, sizeof file90},
    {"CFG.EAC.LDS.H56.json", file91, sizeof file91},
    {"CFG.EAC.LDS.H57.json", file92, sizeof file92},
    {"CFG.EAC.LDS.H58.json", file93, sizeof file93},
    {"CFG.EAC.LDS.H59.json", file94, sizeof file94},
    {"CFG.EAC.LDS.H60.json", file95, sizeof file95},
    {"CFG.EAC.LDS.H61.json", file96, sizeof file96},
    {"CFG.EAC.LDS.H62.json", file97, sizeof file97},
    {"CFG.EAC.LDS.H63.json", file98, sizeof file98},
    {"CFG.EAC.LDS.H64.json", file99, sizeof file99},
    {"CFG.EAC.LDS.H65.json", file100, sizeof file100},
    {"CFG.EAC.LDS.H66.json", file101, sizeof file101},
    {"CFG.EAC.LDS.H69.json", file102, sizeof file102},
    {"CFG.EAC.LDS.H70.json", file103, sizeof file103},
    {"CFG.EAC.LDS.H71.json", file104, sizeof file104},
    {"CFG.EAC.LDS.H72.json", file105, sizeof file105},
    {"CFG.EAC.LDS.H73.json", file106, sizeof file106},
    {"CFG.EAC.LDS.H74.json", file107, sizeof file107},
    {"CFG.EAC.LDS.H75.json", file108, sizeof file108},
    {"CFG.EAC.LDS.H76.json", file109, sizeof file109},
    {"CFG.EAC.LDS.H77.json", file110, sizeof file110},
    {"CFG.EAC.LDS.H78.json", file111, sizeof file111},
    {"CFG.EAC.LDS.H79.json", file112, sizeof file112},
    {"CFG.EAC.LDS.H80.json", file113, sizeof file113},
    {"CFG.EAC.LDS.H81.json", file114, sizeof file114},
    {"CFG.EAC.LDS.H82.json", file115, sizeof file115},
    {"CFG.EAC.LDS.H83.json", file116, sizeof file116},
    {"CFG.EAC.LDS.H84.json", file117, sizeof file117},
    {"CFG.EAC.LDS.H85.json", file118, sizeof file118},
    {"CFG.EAC.LDS.H90.json", file119, sizeof file119},
    {"CFG.EAC.LDS.H91.json", file120, sizeof file120},
    {"CFG.EAC.LDS.H92.json", file121, sizeof file121},
    {"CFG.EAC.LDS.H93.json", file122, sizeof file122},
    {"CFG.EAC.LDS.H94.json", file123, sizeof file123},
    {"CFG.EAC.LDS.H95.json", file124, sizeof file124},
    {"CFG.EAC.LDS.H96.json", file125, sizeof file125},
    {"CFG.EAC.LDS.H97.json", file126, sizeof file126},
    {"CFG.EAC.LDS.H98.json", file127, sizeof file127},
    {"CFG.EAC.LDS.I01.json", file128, sizeof file128},
    {"CFG.EAC.LDS.I02.json", file129, sizeof file129},
    {"CFG.EAC.LDS.I03.json", file130, sizeof file130},
    {"CFG.EAC.LDS.J01.json", file131, sizeof file131},
    {"CFG.EAC.LDS.J02.json", file132, sizeof file132},
    {"CFG.EAC.LDS.J03.json", file133, sizeof file133},
    {"CFG.EAC.LDS.J04.json", file134, sizeof file134},
    {"CFG.EAC.LDS.K01.json", file135, sizeof file135},
    {"CFG.EAC.LDS.K02.json", file136, sizeof file136},
    {"CFG.EAC.LDS.K03.json", file137, sizeof file137},
    {"CFG.PACE.ISO7816.G36.json", file138, sizeof file138},
    {"grey.jp2", file139, sizeof file139},
    {"grey.wsq", file140, sizeof file140},
    {0},
};

uintptr_t epass_files_reader_configurations(void) { return (uintptr_t)files; }
