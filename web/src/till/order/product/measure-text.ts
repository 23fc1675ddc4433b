/** The largest measure that the service accepts, in thousandths of its unit. */
const MOST_THOUSANDTHS = 10_000_000;

/**
 * Parses a measure as a scale shows it, in thousandths of its unit: `0,415`, `.4`, `12`. A comma or point separates
 * decimals, never thousands.
 * @returns `null` if it is not a measure, or larger than the service accepts
 */
export function parseThousandths(text: string): number | null {
  const match = /^(?<whole>\d{0,5})(?:[.,](?<fraction>\d{0,3}))?$/.exec(text.trim());
  const { whole = '', fraction = '' } = match?.groups ?? {};
  if (whole === '' && fraction === '') return null;
  const thousandths = Number(whole) * 1000 + Number(fraction.padEnd(3, '0'));
  return thousandths <= MOST_THOUSANDTHS ? thousandths : null;
}

/** A measure as the text of a field: `0,415`; without decimals if it is whole. */
export function textOfThousandths(thousandths: number): string {
  const fraction = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const whole = String(Math.floor(thousandths / 1000));
  return fraction === '' ? whole : `${whole},${fraction}`;
}

/** A typed measure; `weighed` is `null` if it is invalid. */
export interface ParsedMeasure {
  weighed: { grossThousandths: number; tareThousandths: number } | null;
  isGrossWrong: boolean;
  isTareWrong: boolean;
}

/** Parses a gross weight and a tare. The tare may be empty and must be less than the gross weight. */
export function readMeasure(gross: string, tare: string): ParsedMeasure {
  const grossThousandths = parseThousandths(gross);
  const tareThousandths = tare.trim() === '' ? 0 : parseThousandths(tare);
  const isGrossWrong = grossThousandths === null || grossThousandths === 0;
  const isTareWrong = tareThousandths === null || (!isGrossWrong && tareThousandths >= grossThousandths);
  const weighed = isGrossWrong || isTareWrong ? null : { grossThousandths, tareThousandths };
  return { weighed, isGrossWrong, isTareWrong };
}
