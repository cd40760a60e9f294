/** Loads what reads and writes files (.xlsx), which few visits need before the sheet is shown. */
export const fileFormat = () => import(/* webpackChunkName: "files" */ "../../workbooks");
