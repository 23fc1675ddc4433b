/** The sample menus from which a new restaurant can choose; `Empty` for none. */
export const FIRST_MENUS = ['Restaurant', 'Cafe', 'Grill', 'Pizzeria', 'Empty'] as const;
export type FirstMenu = (typeof FIRST_MENUS)[number];
