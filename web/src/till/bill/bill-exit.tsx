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
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';
import { useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { useMoveBasket } from '../order/basket/use-basket.ts';
import { placeOfBill } from '../order/place.ts';
import { useMethodName, usePaymentTerms } from '../pay/methods.ts';
import { UndoOffer } from '../undo/undo-offers.tsx';
import { tableUndoPlace } from './bill-actions.tsx';
import css from './bill-exit.module.css';
import { MovedNote, type ShownMove } from './moving/moved-note.tsx';
import { useBillName } from './use-bill-name.ts';
import { useGoToNextPage } from './use-go-to-next-page.ts';
import { usePrintBill } from './use-print-bill.ts';

/** An act after which the page of a bill is left. */
interface BillExit {
  /** The key of the act. */
  key: string;
  name: 'closeBill' | 'voidBill' | 'moveToTable';
  /** The id of the table from which the bill is moved. */
  fromId?: string;
  /** The URL path of the page on which the person acted. */
  path: string;
}

interface BillExitActs {
  /**
   * Closes a paid bill.
   * @param withoutDocument  the reason why it is closed without the fiscal document that the venue requires
   */
  close: (billId: string, withoutDocument?: string) => void;
  voidBill: (billId: string, reason: string | null) => void;
  moveToTable: (billId: string, fromId: string, tableId: string) => void;
  /** Shows the result of a move of lines. `guests`: the number of guests of the bill before the move. */
  showMoveResult: (key: string, guests: number | null) => void;
}

const BillExitContext = createContext<BillExitActs | null>(null);

/**
 * Lets the screens inside it close, void and move bills. When the service has answered, the till opens the next page
 * and shows the result. After a refusal the page stays open and shows the refusal.
 */
export function BillExitProvider({ children }: { children: ReactNode }) {
  const act = useActAtVenue();
  const [path] = useLocation();
  const currentPath = useRef(path);
  useEffect(() => {
    currentPath.current = path;
  }, [path]);
  const { exits, setExit, endExit } = useBillExits();
  const [moving, setMoving] = useState<ShownMove | null>(null);
  const endMoving = useCallback(() => setMoving(null), []);
  const acts = useMemo<BillExitActs>(() => {
    // The undo of a move is prepared before the next page is opened.
    const begin = (key: string, name: BillExit['name'], from: Pick<BillExit, 'fromId'> = {}) =>
      setExit({ ...{ key, name, path: currentPath.current }, ...from });
    return {
      close: (billId, withoutDocument) => {
        const why = withoutDocument === undefined ? {} : { withoutDocument };
        begin(act('closeBill', billId, { billId, kind: null, ...why }), 'closeBill');
      },
      voidBill: (billId, reason) => begin(act('voidBill', billId, { billId, reason }), 'voidBill'),
      moveToTable: (billId, fromId, tableId) =>
        begin(act('moveToTable', billId, { billId, tableId }), 'moveToTable', { fromId }),
      showMoveResult: (key, guests) => setMoving({ key, guests, path: currentPath.current, isUndo: false }),
    };
  }, [act, setExit]);
  return (
    <BillExitContext value={acts}>
      {children}
      {exits.map((exit) => (
        <ExitResult key={exit.key} exit={exit} onEnd={() => endExit(exit)} />
      ))}
      {moving !== null && <MovedNote key={moving.key} moving={moving} onUndo={setMoving} onEnd={endMoving} />}
    </BillExitContext>
  );
}

/** The acts that are shown: a new act replaces those that are answered; the unanswered ones stay. */
function useBillExits() {
  const { venueId } = useVenue();
  const client = useQueryClient();
  const [exits, setExits] = useState<readonly BillExit[]>([]);
  const setExit = useCallback(
    (exit: BillExit) => {
      const isAnswered = ({ key }: BillExit) =>
        client.getQueryData(keys.of(venueId, 'left', key)) !== undefined;
      setExits((before) => [...before.filter((one) => !isAnswered(one)), exit]);
    },
    [client, venueId],
  );
  const endExit = (exit: BillExit) => setExits((before) => before.filter((one) => one !== exit));
  return { exits, setExit, endExit };
}

export function useBillExit(): BillExitActs {
  const acts = use(BillExitContext);
  if (acts === null) throw new Error('useBillExit needs a BillExitProvider above it');
  return acts;
}

/** Waits for the answer to an act, opens the next page, and shows the result. */
function ExitResult({ exit, onEnd }: { exit: BillExit; onEnd: () => void }) {
  const { venueId } = useVenue();
  const { data: bill } = useQuery<Bill>({
    queryKey: keys.of(venueId, 'left', exit.key),
    queryFn: skipToken,
  });
  const next = exit.name === 'moveToTable' && bill?.table ? `/tables/${bill.table.id}` : '/';
  const moveBasket = useEffectEvent(useMoveBasket());
  const { fromId } = exit;
  useEffect(() => {
    // Lines that were chosen during the move belong to the same guests: they move to the new place, too.
    if (bill !== undefined && fromId !== undefined)
      moveBasket({ kind: 'Table', tableId: fromId }, placeOfBill(bill));
  }, [bill, fromId]);
  useGoToNextPage(bill !== undefined, exit.path, next, onEnd);
  if (bill === undefined) return null;
  return <ExitNote bill={bill} exit={exit} onEnd={onEnd} />;
}

function ExitNote({ bill, exit, onEnd }: { bill: Bill; exit: BillExit; onEnd: () => void }) {
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
        {exit.name === 'closeBill' && (
          <strong>{t('closed', { name, total: amount(bill.totals.total) })}</strong>
        )}
        {exit.name === 'voidBill' && <strong>{t('voided', { name })}</strong>}
        {exit.name === 'moveToTable' && <strong>{t('moved', { name: bill.table?.name ?? '' })}</strong>}
        {exit.name === 'closeBill' && paid.length > 0 && <span>{paid.join(' · ')}</span>}
        {exit.name === 'closeBill' && change > 0 && <b>{t('change', { change: amount(change) })}</b>}
      </p>
      {exit.name === 'closeBill' && <ReceiptButton bill={bill} />}
      {exit.name === 'moveToTable' && (
        <span className={css.undoOnPhone}>
          <UndoOffer place={tableUndoPlace(bill.id)} />
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
