/** The directions of sliding moves as texts of lessons and Play, still to be translated: functions answer in English. */
export const DIRECTION_TEXTS: Readonly<Record<string, string>> = {
  right: /*i18n*/ "right",
  up: /*i18n*/ "up",
  down: /*i18n*/ "down",
  left: /*i18n*/ "left",
};
