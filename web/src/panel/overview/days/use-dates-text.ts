import { useFigureFormats } from '../figure/use-figure-formats.ts';

/** @returns a function that writes the dates of a report: one date, or the first and the last of several */
export function useDatesText(): (dates: readonly string[]) => string {
  const { weekday } = useFigureFormats();
  return (dates) => {
    const ends = dates.length < 2 ? dates : [dates[0]!, dates.at(-1)!];
    return ends.map(weekday).join(' – ');
  };
}
