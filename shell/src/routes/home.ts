/** Where the root leads to, and whoever may not open a page on a first load [AMB-006, AMB-007]. */
export const HOME = '/verification';
