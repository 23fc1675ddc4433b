import type { ShownBill } from '../../acts/bill-acts.ts';
import { Amount } from '../../ui/amount.tsx';

/** The rounds of a bill with their lines. */
export function BillPanel({ bill: { bill } }: { bill: ShownBill }) {
  return (
    <ul>
      {bill.lines.map((line) => (
        <li key={line.id}>
          {line.quantity} × {line.productName} <Amount value={line.total} />
        </li>
      ))}
    </ul>
  );
}
