import { MapPinOff, Minus, Plus, RefreshCcwDot } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { movePlaceTo, type Place } from '../../../ui/plan/plan-geometry.ts';
import { Segments } from '../../../ui/segments.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { isFree, SIDE_LENGTHS } from './place-tables.ts';
import css from './plan-editor.module.css';

interface TableToolsProps {
  name: string;
  /** The place of the table; `null` if it is not on the plan. */
  place: Place | null;
  others: readonly Place[];
  /** @param place  `null` removes the table from the plan */
  onPlace: (place: Place | null) => void;
  /** Puts the table on the first free place. */
  onPut: () => void;
}

/** Buttons to place, move, resize and remove the selected table. */
export function TableTools({ name, place, others, onPlace, onPut }: TableToolsProps) {
  const t = useTranslations('plan');
  if (place === null)
    return (
      <fieldset className={css.tools} aria-label={t('tools', { name })}>
        <strong className={css.name}>
          <VenueText>{name}</VenueText>
        </strong>
        <Button icon={<Plus />} onClick={onPut}>
          {t('put')}
        </Button>
      </fieldset>
    );
  const turned = movePlaceTo({ ...place, width: place.height, height: place.width }, place.x, place.y);
  return (
    <fieldset className={css.tools} aria-label={t('tools', { name })}>
      <strong className={css.name}>
        <VenueText>{name}</VenueText>
      </strong>
      <Side side="width" place={place} others={others} onPlace={onPlace} />
      <Side side="height" place={place} others={others} onPlace={onPlace} />
      <Segments
        label={t('shape')}
        value={place.shape}
        options={(['Rectangle', 'Round'] as const).map((value) => ({ value, text: t(`shapes.${value}`) }))}
        onChange={(shape) => onPlace({ ...place, shape })}
      />
      {place.width !== place.height && (
        <Button icon={<RefreshCcwDot />} disabled={!isFree(turned, others)} onClick={() => onPlace(turned)}>
          {t('turn')}
        </Button>
      )}
      <Button icon={<MapPinOff />} onClick={() => onPlace(null)}>
        {t('takeOff')}
      </Button>
    </fieldset>
  );
}

interface SideProps extends Pick<TableToolsProps, 'others' | 'onPlace'> {
  side: 'width' | 'height';
  place: Place;
}

/** Buttons to make one side of the table longer or shorter. */
function Side({ side, place, others, onPlace }: SideProps) {
  const t = useTranslations('plan');
  const resize = (by: number) => {
    const length = place[side] + by;
    if (length < SIDE_LENGTHS.least || length > SIDE_LENGTHS.most) return null;
    const next = movePlaceTo({ ...place, [side]: length }, place.x, place.y);
    return isFree(next, others) ? next : null;
  };
  const [less, more] = [resize(-1), resize(1)];
  return (
    <span className={css.side}>
      <Button
        icon={<Minus />}
        label={t(side === 'width' ? 'narrower' : 'shorter')}
        disabled={less === null}
        onClick={() => less && onPlace(less)}
      />
      <span>
        {t(side)} <output>{place[side]}</output>
      </span>
      <Button
        icon={<Plus />}
        label={t(side === 'width' ? 'wider' : 'longer')}
        disabled={more === null}
        onClick={() => more && onPlace(more)}
      />
    </span>
  );
}
