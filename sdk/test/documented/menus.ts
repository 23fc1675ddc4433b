import type { Sofra } from '@sofra/sdk';

export async function readMenu(sofra: Sofra, venueId: string): Promise<string[]> {
  // #region read
  const menu = await sofra.menus.get(venueId, { lang: 'en' });
  const shown = menu.categories.flatMap(({ products }) =>
    products.map(({ name, portions, stockStatus }) => {
      const portion = portions.find(({ isDefault }) => isDefault) ?? portions[0]!;
      const price = portion.campaign?.discountedPrice ?? portion.price;
      return `${name} ${price.toFixed(2)}${stockStatus === 'OutOfStock' ? ' (sold out)' : ''}`;
    }),
  );
  // #endregion
  return shown;
}
