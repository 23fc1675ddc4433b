import { useQuery } from '@tanstack/react-query';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { trendQuery } from '../figure-queries.ts';
import { OfferedPeriods, useOfferedPeriod } from '../period/offered-periods.tsx';
import { DeductionTiles } from './deduction-tiles.tsx';
import { DeductionsSection } from './deductions-section.tsx';

interface LossesTabProps {
  venueId: string;
  /** The present business day of the venue, on which the offered periods end. */
  today: string;
  /** The time zone of the venue. */
  timeZone: string;
}

/** The comps and reductions of a period, by person. */
export default function LossesTab({ venueId, today, timeZone }: LossesTabProps) {
  const choice = useOfferedPeriod(today);
  const { period } = choice;
  const trend = useQuery(trendQuery(venueId, period));
  return (
    <>
      <OfferedPeriods choice={choice} />
      <FigureAnswer query={trend}>
        {({ total }) => <DeductionTiles figures={total.figures} before={total.figuresBefore} />}
      </FigureAnswer>
      <DeductionsSection venueId={venueId} period={period} timeZone={timeZone} />
    </>
  );
}
