import { useFormatter } from 'use-intl';
import type { Schemas } from '../api/client.ts';

export type MeasureUnit = Schemas['Measure']['unit'];

const UNITS: Record<MeasureUnit, string | null> = {
  Piece: null,
  Kilogram: 'kilogram',
  Gram: 'gram',
  Litre: 'liter',
  Millilitre: 'milliliter',
  Metre: 'meter',
};

/** Returns a function that formats a measure with its unit in the language, with up to three decimals: `0,415 kg`. */
export function useMeasure(): (value: number, unit: MeasureUnit) => string {
  const format = useFormatter();
  return (value, unit) => {
    const name = UNITS[unit];
    const digits = unit === 'Kilogram' || unit === 'Litre' ? 3 : 0;
    const decimals = { minimumFractionDigits: digits, maximumFractionDigits: 3 };
    return format.number(value, name === null ? decimals : { ...decimals, style: 'unit', unit: name });
  };
}

/** Returns a function that gives the short sign of a unit in the language: `kg`. */
export function useUnitSign(): (unit: MeasureUnit) => string {
  const format = useFormatter();
  return (unit) => {
    const name = UNITS[unit];
    if (name === null) return '';
    return format.number(1, { style: 'unit', unit: name }).replaceAll(/[\d\s\u0660-\u0669]/gu, '');
  };
}
