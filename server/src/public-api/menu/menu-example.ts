import { EXAMPLE_IDS as ID } from '../../http/openapi/example-ids.ts';

const portion = { orderable: true, pricingUnit: 'Piece' };

/** The menu of the examples in English, on a Sunday, when the larger portion costs less. */
export const menuExample = {
  language: 'en',
  categories: [
    {
      id: ID.category,
      name: 'Grill',
      description: 'Over a wood fire',
      imageUrl: null,
      products: [
        {
          id: ID.product,
          name: 'Adana kebab',
          description: 'Hand-minced, with charred tomato and pepper',
          imageUrl: 'https://example.com/photo.jpg',
          portions: [
            {
              id: ID.portion,
              name: 'Regular',
              price: 420,
              isDefault: true,
              ...portion,
              weight: '250 g',
              calories: 640,
              campaign: null,
            },
            {
              id: ID.largePortion,
              name: 'Large',
              price: 590,
              isDefault: false,
              ...portion,
              weight: '375 g',
              calories: 960,
              campaign: {
                campaignId: ID.portionCampaign,
                name: 'Sunday offer',
                badgeText: '10% off',
                discountedPrice: 531,
                endsAt: '2026-03-01T21:00:00.000Z',
              },
            },
          ],
          extras: [
            { id: ID.extra, name: 'Charred pepper', price: 35, optionGroupId: null },
            { id: ID.choice, name: 'Well done', price: 0, optionGroupId: ID.optionGroup },
          ],
          optionGroups: [
            { id: ID.optionGroup, name: 'Doneness', selectionType: 'Single', isRequired: false },
          ],
          removableIngredients: [{ id: ID.ingredient, name: 'Onion' }],
          allergens: ['Gluten'],
          stockStatus: 'InStock',
          containsAlcohol: false,
          containsPorkDerivatives: false,
          acceptsMealCard: true,
        },
      ],
    },
  ],
};
