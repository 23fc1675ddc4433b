/** Texts of the board screen. */
export const board = { title: 'Kitchen' };
