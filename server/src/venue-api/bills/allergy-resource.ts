import { type Static, Type } from 'typebox';
import type { AllergyMark } from '../../core/bills/bill.ts';
import { type AllergySaid, MOST_ALLERGY_TEXT } from '../../core/bills/kitchen/allergies.ts';
import { ALLERGENS } from '../../core/menu/menu.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, optionalText } from '../../http/schema.ts';
import { ActorResource, toActor } from './actor-resource.ts';

/** An allergy as staff enter it. */
export const AllergyBody = Type.Object(
  {
    allergens: Type.Array(oneOf(ALLERGENS), {
      uniqueItems: true,
      maxItems: ALLERGENS.length,
      description: 'What the guest must not get.',
    }),
    text: optionalText(MOST_ALLERGY_TEXT, 'The allergy as free text.'),
  },
  { title: 'AllergyBody', examples: [{ allergens: ['Nuts'], text: null }] },
);

export const AllergyResource = Type.Object(
  {
    allergens: Type.Array(oneOf(ALLERGENS), { description: 'What the guest must not get.' }),
    text: nullable(Type.String(), 'The allergy as free text.'),
    by: ActorResource,
    at: instantSchema('When the mark was set or last changed.'),
    seen: nullable(
      Type.Object({ by: ActorResource, at: instantSchema() }, { title: 'AllergySeen' }),
      'The person in the kitchen who confirmed the current mark; `null` until then.',
    ),
  },
  { title: 'Allergy' },
);

/** An allergy before it is on a bill: the kitchen has not seen it yet. */
export const AllergySaidResource = Type.Object(
  {
    allergens: AllergyResource.properties.allergens,
    text: AllergyResource.properties.text,
  },
  { title: 'AllergySaid', examples: [{ allergens: ['Nuts'], text: null }] },
);

/** The JSON of an allergy that is not on a bill yet. */
export function toAllergySaid(allergy: AllergySaid | null): Static<typeof AllergySaidResource> | null {
  return allergy && { allergens: allergy.allergens, text: allergy.text };
}

/** The JSON of an allergy mark. */
export function toAllergy(mark: AllergyMark | undefined): Static<typeof AllergyResource> | null {
  if (mark === undefined) return null;
  const { allergens, text, by, at, seen } = mark;
  return {
    ...{ allergens, text, by: toActor(by), at: instant(at) },
    seen: seen === undefined ? null : { by: toActor(seen.by), at: instant(seen.at) },
  };
}

/** The allergy in a body, with its allergens in the order of the list; `null` if the body has none. */
export function readAllergy({ allergens, text = null }: Static<typeof AllergyBody>): AllergySaid | null {
  const listed = ALLERGENS.filter((one) => allergens.includes(one));
  return listed.length === 0 && text === null ? null : { allergens: listed, text };
}
