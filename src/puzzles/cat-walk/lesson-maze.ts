/**
 * Cat Walk (University of Melbourne Puzzle Hunt, 2012) as drawn: walls are #, and r, b, g and x are red, blue, green and gray gates. The
 * cat waits at one of the entrances S, and its food is behind the exits G.
 */
const DRAWING = `
#####################################################
#########G#####G#######G###########G###G###G#####G###
#########b#####x#######g###########r###b###b#####r###
#           #                           #           #
#####g###x#######b###########r#########x#g###x#r###b#
#                                       #           #
#x#######r#############b#####g#######b###r#x#####b###
#                               #           g       #
###########b###################x#b#x###b#r#g###g#x###
#               r                   g               #
#x#g###r#g###b#############x#########x#b#r#g#######b#
#       g                       r           b       #
#b#g#x###x###########b###############g#####x#####r###
#               #                         g         #
#####r###x#b#####b#####x###r###########r###x#########
#                   x               #               #
#########g###################r#####x#b#########x#####
#   g                                     #         #
#b#x#########x###r#####################b#####x#######
#         r                     r                   #
#####x###########g#####r###x#############g#######x###
#     g                           #                 #
#x#g#b###x#####b###################b#x###############
#                         r                 g       #
#######b#######x###b#########x#######r#######b###x###
#         r                                         #
#x#r###g#####################g#########x#############
#                                                   #
#########x#####g###########b#################g#######
#   r                                     #         #
#g#x#########################b###########x#b#####g#x#
#         b                                         #
#########x###########r#x#####g#################r#####
#                             #               #     #
###x#g###########b#############x#########x#######x#g#
#                   #                 #             #
#b#####x#######r#############x#######g#x#######b#####
#   r                       #                       #
###g#####x#############g#######b#########r#######x#g#
#     b                                     b       #
#b#r#########g###########r#########x###g#######x#b###
#                        S#S                        #
#####################################################
`;

const COLOURS: Readonly<Record<string, string>> = { r: "red", b: "blue", g: "green", x: "gray" };

/** The 43 rows and 53 columns of the maze as SOLVEMAZE reads them, with rooms in the even rows and columns. */
export const CAT_WALK: readonly (readonly string[])[] = DRAWING.trim()
  .split("\n")
  .map((line) => Array.from(line, (character) => COLOURS[character] ?? character.trim()));
