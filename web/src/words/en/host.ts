/** Texts of the host screen. */
export const host = { title: 'Reservations' };
