/** Texts of the till screen. */
export const till = { title: 'Till' };
