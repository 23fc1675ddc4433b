import { type ReactNode, Suspense, useEffect } from 'react';
import type { ShownBill } from '../../acts/bill-acts.ts';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import type { Schemas } from '../../api/client.ts';
import { preloadParts } from '../../device/preload-parts.ts';
import { useMay } from '../../session/venue-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { useSteadyMedia } from '../../ui/way-back/use-steady-media.ts';
import { LeftOpenMark } from '../left-open/left-open-mark.tsx';
import { GuestCount } from './guest-count.tsx';
import { MenuPanel } from './menu/menu-panel.tsx';
import css from './order.module.css';
import { OrderBill } from './order-bill.tsx';
import { OrderContext } from './order-context.tsx';
import { OrderFoot } from './order-foot.tsx';
import { PageHead } from './page-head.tsx';
import { PhoneBar } from './phone-bar.tsx';
import type { Place } from './place.ts';
import { StrayMark } from './stray-mark.tsx';
import { useOrderState } from './use-order-state.ts';

const ProductSheet = lazyPart(() => import('./product/product-sheet.tsx'));

/** The sheets of an order and its bill. They are preloaded, because they must open without a network. */
const SHEETS = [
  () => import('./product/product-sheet.tsx'),
  () => import('./allergies/allergy-warnings.tsx'),
  () => import('./allergies/basket-allergy-sheet.tsx'),
  () => import('../bill/held/held-courses.tsx'),
  () => import('../bill/held/held-line-sheet.tsx'),
  () => import('../bill/held/held-question.tsx'),
  () => import('./basket/line-course.tsx'),
  () => import('../bill/prices/discount-sheet.tsx'),
  () => import('../bill/moving/move-lines-sheet.tsx'),
  () => import('../pay/refunds/refund-sheet.tsx'),
  () => import('../bill/prices/price-sheet.tsx'),
  () => import('../bill/sheets/history-sheet.tsx'),
  () => import('../bill/sheets/line-sheet.tsx'),
  () => import('../bill/sheets/more-sheet.tsx'),
  () => import('../bill/sheets/move-sheet.tsx'),
  () => import('../bill/sheets/void-sheet.tsx'),
  () => import('../printers/bill-tickets-sheet.tsx'),
  () => import('./product/open-item-sheet.tsx'),
  () => import('../seats/seat-choice.tsx'),
  () => import('../seats/line-seat.tsx'),
];

interface OrderPageProps {
  place: Place;
  title: string;
  subtitle: string | null;
  shown: ShownBill | null;
  /** The party that was checked in at the table. */
  guests?: Schemas['TableParty'] | null;
  /**
   * The id of the table at which the guests of this table have their bill. Set if this bill came from outside for the
   * wrong table.
   */
  billAt?: string | null;
  /** The fields for the customer of a new order. */
  customer?: ReactNode;
}

/**
 * The page of an order: the menu beside the bill with the unsent lines. On a phone, the bill is in a panel that is
 * pulled up. A person who may not take orders only sees the bill.
 */
export function OrderPage(props: OrderPageProps) {
  const {
    place,
    title,
    subtitle,
    shown,
    guests = null,
    billAt = null,
    customer = <PartyAllergy party={guests} of={shown} />,
  } = props;
  const { order, opened, close } = useOrderState(place, shown);
  const isWide = useSteadyMedia('(min-width: 46rem)');
  const takesOrders = useMay()('takeOrders');
  useEffect(() => preloadParts(...SHEETS), []);
  const sendByKey = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (takesOrders) order.send();
  };
  return (
    <OrderContext value={order}>
      <main className={classNames(css.page, !takesOrders && css.isRead)} onKeyDown={sendByKey}>
        <PageHead title={title} subtitle={[subtitle, guests?.name].filter(Boolean).join(' · ') || null}>
          {isOfTable(place, shown) && <GuestCount expected={guests?.guests ?? null} />}
          {billAt !== null && <StrayMark tableId={billAt} />}
          {shown !== null && <LeftOpenMark bill={shown.bill} isJoined />}
        </PageHead>
        {(isWide || !takesOrders) && (
          <aside className={css.side}>
            <OrderBill customer={customer} />
            <OrderFoot />
          </aside>
        )}
        {takesOrders && <MenuPanel />}
        {!isWide && takesOrders && <PhoneBar title={title} customer={customer} />}
      </main>
      {opened !== null && (
        <Suspense>
          <ProductSheet opened={opened} onClose={close} />
        </Suspense>
      )}
    </OrderContext>
  );
}

/** The allergy of the party that was checked in, until there is a bill. */
function PartyAllergy({ party, of }: { party: Schemas['TableParty'] | null; of: ShownBill | null }) {
  const allergy = of === null ? party?.allergy : null;
  return allergy != null && <AllergyBar mark={allergy} isWhole />;
}

/** Whether the place is a table, or the open bill of a table. */
function isOfTable(place: Place, shown: ShownBill | null): boolean {
  return (
    place.kind === 'Table' || (shown !== null && shown.bill.table !== null && shown.bill.state === 'Open')
  );
}
