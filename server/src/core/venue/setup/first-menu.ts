/** What a new restaurant may begin its menu with. */
export const FIRST_MENUS = ['Restaurant', 'Cafe', 'Grill', 'Pizzeria', 'Empty'] as const;
export type FirstMenu = (typeof FIRST_MENUS)[number];
