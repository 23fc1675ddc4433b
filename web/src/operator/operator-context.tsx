import { createContext, useContext } from 'react';
import { useLocale } from 'use-intl';
import { callOperator } from './operator-api.ts';

/** The token of the operator who has opened the page. */
export const OperatorToken = createContext<string>('');

/** Calls the operator API with the token of the page, in the language of the page. */
export function useOperator() {
  const token = useContext(OperatorToken);
  const language = useLocale();
  return <Data,>(path: string, call: { method?: string; body?: object } = {}): Promise<Data> =>
    callOperator<Data>(token, path, { ...call, language });
}
