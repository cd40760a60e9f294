/** Whether this is Excel for Mac, whose panes can neither save files nor print (office-js issues 2700, 4681, 3385). */
export const isOnMac = (): boolean => Office.context.platform === Office.PlatformType.Mac;
