import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { Card } from '../../card.tsx';
import type { Settings } from '../../panel-queries.ts';
import { sortInPendingOrder } from '../../pending-order.ts';
import { DragHandle, SortableList, SortableRow } from '../../sorting/sortable-list.tsx';
import { RemovedNote } from '../../undo/removed-note.tsx';
import { bodyOf, useSaveSettings } from '../../venue-settings/use-save-settings.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import css from '../money-list.module.css';
import { methodFormOf, upsertMethod } from './method-form.ts';
import { MethodSheet } from './method-sheet.tsx';
import { methodsInOrder, type PaymentMethod, unusedMealCards, usualSwitches } from './payment-methods.ts';
import { useMethodsOf } from './use-methods-of.ts';
import { useRemovedMethod } from './use-removed-method.ts';

/** The payment methods in the order of the till, and meal cards that one tap adds. */
export function MethodsCard({ settings }: { settings: Settings }) {
  const t = useTranslations('money.methods');
  const sentenceOf = useFaultSentence();
  // The code of the open payment method, `null` for a new one, `undefined` if the sheet is closed.
  const [opened, setOpened] = useState<string | null | undefined>();
  const save = useSaveSettings(settings);
  const methodsOf = useMethodsOf();
  const methods = methodsOf(settings);
  const method = methods.find(({ code }) => code === opened);
  const removed = useRemovedMethod(settings);
  const sheet = { settings, methods, onRemoved: removed.remember, onClose: () => setOpened(undefined) };
  const order = {
    isPending: save.isPending,
    variables: save.variables && bodyOf(save.variables, settings).paymentMethods?.map(({ code }) => code),
  };
  const shown = sortInPendingOrder(
    methods.map((one) => ({ ...one, id: one.code })),
    order,
  );
  const addCard = (brand: string) => {
    const kind = 'MealCard';
    const entered = { ...methodFormOf(undefined), ...usualSwitches(kind), name: brand, brand, kind } as const;
    save.mutate((now) => ({ paymentMethods: upsertMethod(methodsOf(now), null, entered) }));
  };
  return (
    <Card
      title={t('title')}
      text={t('text')}
      actions={
        <Button icon={<Plus />} onClick={() => setOpened(null)}>
          {t('add')}
        </Button>
      }
    >
      <RemovedNote removalUndo={removed.removalUndo} />
      {save.error !== null && <p role="alert">{sentenceOf(save.error)}</p>}
      <SortableList
        items={shown}
        isSaving={save.isPending}
        onOrder={(ids) => save.mutate((now) => ({ paymentMethods: methodsInOrder(methodsOf(now), ids) }))}
        className={css.list}
      >
        {shown.map((one) => (
          <SortableRow key={one.id} item={one} className={css.sorted}>
            <DragHandle />
            <MethodButton method={one} onOpen={() => setOpened(one.code)} />
          </SortableRow>
        ))}
      </SortableList>
      {settings.countryCode === 'TR' && (
        <MealCards brands={unusedMealCards(methods)} isBusy={save.isPending} onAdd={addCard} />
      )}
      {opened === null && <MethodSheet {...sheet} />}
      {method !== undefined && <MethodSheet key={method.code} method={method} {...sheet} />}
    </Card>
  );
}

function MethodButton({ method, onOpen }: { method: PaymentMethod; onOpen: () => void }) {
  const t = useTranslations('money.methods');
  const tKinds = useTranslations('pay.kinds');
  const { name, kind, givesChange, opensDrawer, isForMealsOnly, isActive } = method;
  const facts = [
    ...(isActive ? [] : [t('off')]),
    tKinds(kind),
    ...(givesChange ? [t('facts.givesChange')] : []),
    ...(opensDrawer ? [t('facts.opensDrawer')] : []),
    ...(isForMealsOnly ? [t('facts.isForMealsOnly')] : []),
  ];
  return (
    <button type="button" className={css.row} onClick={onOpen}>
      <strong>
        <VenueText>{name}</VenueText>
      </strong>
      <small>{facts.join(' · ')}</small>
    </button>
  );
}

interface MealCardsProps {
  brands: readonly string[];
  isBusy: boolean;
  onAdd: (brand: string) => void;
}

function MealCards({ brands, isBusy, onAdd }: MealCardsProps) {
  const t = useTranslations('money.methods');
  if (brands.length === 0) return null;
  return (
    <div className={css.none}>
      <p>{t('mealCards')}</p>
      <div className={css.chips}>
        {brands.map((brand) => (
          <Button
            key={brand}
            icon={<Plus />}
            disabled={isBusy}
            aria-label={t('addCard', { brand })}
            onClick={() => onAdd(brand)}
          >
            {brand}
          </Button>
        ))}
      </div>
    </div>
  );
}
