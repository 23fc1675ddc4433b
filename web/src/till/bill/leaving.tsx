import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Printer, X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import type { Bill } from '../../api/bill-list.ts';
import { keys } from '../../api/queries.ts';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { useMoveBasket } from '../order/basket/use-basket.ts';
import { placeOfBill } from '../order/place.ts';
import { useMethodName, usePaymentTerms } from '../pay/methods.ts';
import { UndoOffer } from '../undo/undo-offers.tsx';
import { tablePlace } from './bill-actions.tsx';
import css from './leaving.module.css';
import { MovedNote, type Moving } from './moving/moved-note.tsx';
import { useBillName } from './use-bill-name.ts';
import { useGoToNextPage } from './use-go-to-next-page.ts';
import { usePrintBill } from './use-print-bill.ts';

/** An act after which the page of a bill is left. */
interface Leaving {
  /** The key of the act. */
  key: string;
  name: 'closeBill' | 'voidBill' | 'moveToTable';
  /** The id of the table from which the bill is moved. */
  fromId?: string;
  /** The URL path of the page on which the person acted. */
  path: string;
}

interface LeavingActs {
  /**
   * Closes a paid bill.
   * @param withoutDocument  the reason why it is closed without the fiscal document that the venue requires
   */
  close: (billId: string, withoutDocument?: string) => void;
  voidBill: (billId: string, reason: string | null) => void;
  moveToTable: (billId: string, fromId: string, tableId: string) => void;
  /** Shows the result of a move of lines. `guests`: the number of guests of the bill before the move. */
  tellMove: (key: string, guests: number | null) => void;
}

const LeavingContext = createContext<LeavingActs | null>(null);

/**
 * Lets the screens inside it close, void and move bills. When the service has answered, the till opens the next page
 * and shows the result. After a refusal the page stays open and shows the refusal.
 */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const act = useActHere();
  const [path] = useLocation();
  const here = useRef(path);
  useEffect(() => {
    here.current = path;
  }, [path]);
  const { leavings, setLeaving, endLeaving } = useLeavings();
  const [moving, setMoving] = useState<Moving | null>(null);
  const endMoving = useCallback(() => setMoving(null), []);
  const acts = useMemo<LeavingActs>(() => {
    // The undo of a move is prepared before the next page is opened.
    const begin = (key: string, name: Leaving['name'], from: Pick<Leaving, 'fromId'> = {}) =>
      setLeaving({ ...{ key, name, path: here.current }, ...from });
    return {
      close: (billId, withoutDocument) => {
        const why = withoutDocument === undefined ? {} : { withoutDocument };
        begin(act('closeBill', billId, { billId, kind: null, ...why }), 'closeBill');
      },
      voidBill: (billId, reason) => begin(act('voidBill', billId, { billId, reason }), 'voidBill'),
      moveToTable: (billId, fromId, tableId) =>
        begin(act('moveToTable', billId, { billId, tableId }), 'moveToTable', { fromId }),
      tellMove: (key, guests) => setMoving({ key, guests, path: here.current, isBack: false }),
    };
  }, [act, setLeaving]);
  return (
    <LeavingContext value={acts}>
      {children}
      {leavings.map((leaving) => (
        <Left key={leaving.key} leaving={leaving} onEnd={() => endLeaving(leaving)} />
      ))}
      {moving !== null && <MovedNote key={moving.key} moving={moving} onBack={setMoving} onEnd={endMoving} />}
    </LeavingContext>
  );
}

/** The acts that are shown: a new act replaces those that are answered; the unanswered ones stay. */
function useLeavings() {
  const { venueId } = useVenue();
  const client = useQueryClient();
  const [leavings, setLeavings] = useState<readonly Leaving[]>([]);
  const setLeaving = useCallback(
    (leaving: Leaving) => {
      const isAnswered = ({ key }: Leaving) =>
        client.getQueryData(keys.of(venueId, 'left', key)) !== undefined;
      setLeavings((before) => [...before.filter((one) => !isAnswered(one)), leaving]);
    },
    [client, venueId],
  );
  const endLeaving = (leaving: Leaving) => setLeavings((before) => before.filter((one) => one !== leaving));
  return { leavings, setLeaving, endLeaving };
}

export function useLeaving(): LeavingActs {
  const acts = use(LeavingContext);
  if (acts === null) throw new Error('useLeaving needs a LeavingProvider above it');
  return acts;
}

/** Waits for the answer to an act, opens the next page, and shows the result. */
function Left({ leaving, onEnd }: { leaving: Leaving; onEnd: () => void }) {
  const { venueId } = useVenue();
  const { data: bill } = useQuery<Bill>({
    queryKey: keys.of(venueId, 'left', leaving.key),
    queryFn: skipToken,
  });
  const next = leaving.name === 'moveToTable' && bill?.table ? `/tables/${bill.table.id}` : '/';
  const moveBasket = useEffectEvent(useMoveBasket());
  const { fromId } = leaving;
  useEffect(() => {
    // Lines that were chosen during the move belong to the same guests: they move to the new place, too.
    if (bill !== undefined && fromId !== undefined)
      moveBasket({ kind: 'Table', tableId: fromId }, placeOfBill(bill));
  }, [bill, fromId]);
  useGoToNextPage(bill !== undefined, leaving.path, next, onEnd);
  if (bill === undefined) return null;
  return <LeftNote bill={bill} leaving={leaving} onEnd={onEnd} />;
}

function LeftNote({ bill, leaving, onEnd }: { bill: Bill; leaving: Leaving; onEnd: () => void }) {
  const t = useTranslations('pay.done');
  const nameOfMethod = useMethodName();
  const amount = useAmount();
  const name = useBillName()(bill);
  const payments = bill.payments.filter(({ reversedAt }) => reversedAt === null);
  // Without reversed and refunded payments.
  const paid = payments
    .filter(({ refundable }) => refundable > 0)
    .map(({ method, refundable }) => `${nameOfMethod(method)} ${amount(refundable)}`);
  const change = payments.at(-1)?.change ?? 0;
  return (
    <div className={css.note} role="status">
      <CircleCheck aria-hidden />
      <p>
        {leaving.name === 'closeBill' && (
          <strong>{t('closed', { name, total: amount(bill.totals.total) })}</strong>
        )}
        {leaving.name === 'voidBill' && <strong>{t('voided', { name })}</strong>}
        {leaving.name === 'moveToTable' && <strong>{t('moved', { name: bill.table?.name ?? '' })}</strong>}
        {leaving.name === 'closeBill' && paid.length > 0 && <span>{paid.join(' · ')}</span>}
        {leaving.name === 'closeBill' && change > 0 && <b>{t('change', { change: amount(change) })}</b>}
      </p>
      {leaving.name === 'closeBill' && <ReceiptButton bill={bill} />}
      {leaving.name === 'moveToTable' && (
        <span className={css.undoOnPhone}>
          <UndoOffer place={tablePlace(bill.id)} />
        </span>
      )}
      <Button tone="Quiet" icon={<X />} label={t('dismiss')} onClick={onEnd} />
    </div>
  );
}

/** Prints the receipt of a closed bill, if the venue does not print receipts automatically. */
function ReceiptButton({ bill }: { bill: Bill }) {
  const t = useTranslations('pay.bill');
  const { printsReceipts } = usePaymentTerms();
  const { isPossible, print } = usePrintBill(bill);
  const [isAsked, setIsAsked] = useState(false);
  if (!isPossible || printsReceipts) return null;
  return (
    <Button
      icon={<Printer aria-hidden />}
      disabled={isAsked}
      onClick={() => {
        setIsAsked(true);
        print('Receipt');
      }}
    >
      {t('printReceipt')}
    </Button>
  );
}
