import { useSearchParams } from 'wouter';
import { PAGE_ABOVE } from '../../ui/way-back/way-back.ts';

/** A search for bills of a venue. */
export interface BillSearch {
  text: string;
  /** `Today`, `Yesterday` or a date; `null` for any day. */
  day: string | null;
  /** The code of a payment method; `null` for any method. */
  method: string | null;
}

/**
 * The search in the URL: it survives a reload, and going back from a bill leads to the results. Setting it to `null`
 * ends the search.
 */
export function useBillSearch(): [BillSearch, (search: BillSearch | null) => void] {
  const [params, setParams] = useSearchParams();
  const search = { text: params.get('find') ?? '', day: params.get('day'), method: params.get('method') };
  const seek = (next: BillSearch | null) => {
    const after = new URLSearchParams();
    if (next !== null) after.set('find', next.text);
    if (next?.day) after.set('day', next.day);
    if (next?.method) after.set('method', next.method);
    // A search has one history entry, no matter how often the text changes.
    setParams(after, next === null ? { state: PAGE_ABOVE } : { replace: true });
  };
  return [search, seek];
}
