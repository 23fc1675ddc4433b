import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { Select } from '../../../ui/select.tsx';
import { useVenueTextAttributes, VenueText } from '../../venue-settings/venue-text.tsx';
import css from './dry-run.module.css';
import { changeBasket, MOST_BASKET_LINES, type OrderablePortion, type TrialBasket } from './trial-basket.ts';

interface TrialBasketListProps {
  basket: TrialBasket;
  orderables: readonly OrderablePortion[];
  onChange: (basket: TrialBasket) => void;
}

/** The basket of a dry run, and a list of the menu from which portions are added. */
export function TrialBasketList({ basket, orderables, onChange }: TrialBasketListProps) {
  const t = useTranslations('campaigns');
  const shown = orderables.filter(({ id }) => basket[id] !== undefined);
  // The button adds the choice, not the list: in a closed list, each arrow key changes the choice.
  const [chosen, setChosen] = useState('');
  const venueText = useVenueTextAttributes();
  const isEmpty = chosen === '' || undefined;
  const { submit } = useSubmit({ isEmpty }, () => onChange(changeBasket(basket, chosen, 1)));
  const categories = [...new Set(orderables.map(({ category }) => category))];
  return (
    <>
      <ul className={css.lines}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <VenueText>{name}</VenueText>
            <Button
              icon={<Minus />}
              label={t('oneLess', { name })}
              onClick={() => onChange(changeBasket(basket, id, -1))}
            />
            <strong className={css.units}>{basket[id]}</strong>
            <Button
              icon={<Plus />}
              label={t('oneMore', { name })}
              onClick={() => onChange(changeBasket(basket, id, 1))}
            />
          </li>
        ))}
      </ul>
      {shown.length < MOST_BASKET_LINES && (
        <form className={css.add} onSubmit={submit}>
          <Select label={t('chooseDish')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="" disabled />
            {categories.map((category) => (
              <optgroup key={category} label={category} {...venueText}>
                {orderables
                  .filter((one) => one.category === category)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
          <Button type="submit" icon={<Plus />} disabled={isEmpty}>
            {t('addToBasket')}
          </Button>
        </form>
      )}
    </>
  );
}
