/** What restaurants of a country usually owe, contained in prices, in percent. */
export interface UsualVat {
  /** Food and drinks without alcohol. */
  food: number;
  alcohol: number;
}

/** By country, if one rate applies to food and to all drinks without alcohol. Elsewhere an owner states the classes. */
const USUAL_VAT: Partial<Record<string, UsualVat>> = {
  TR: { food: 10, alcohol: 20 },
  FR: { food: 10, alcohol: 20 },
  ES: { food: 10, alcohol: 10 },
};

/** What a new restaurant of a country (ISO 3166 alpha-2) begins with; `null` if its owner must choose. */
export function usualVatOf(countryCode: string): UsualVat | null {
  return USUAL_VAT[countryCode] ?? null;
}
