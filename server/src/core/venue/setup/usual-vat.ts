/** The usual VAT rates of restaurants in a country, in percent. Prices include the VAT. */
export interface UsualVat {
  /** Food and drinks without alcohol. */
  food: number;
  alcohol: number;
}

/** By country. It has only countries with one rate for food and all drinks without alcohol; elsewhere the owner enters the VAT classes. */
const USUAL_VAT: Partial<Record<string, UsualVat>> = {
  TR: { food: 10, alcohol: 20 },
  FR: { food: 10, alcohol: 20 },
  ES: { food: 10, alcohol: 10 },
};

/** The VAT rates for a new restaurant in a country (ISO 3166 alpha-2); `null` if its owner must enter them. */
export function usualVatOf(countryCode: string): UsualVat | null {
  return USUAL_VAT[countryCode] ?? null;
}
