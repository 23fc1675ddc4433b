import { createContext, useContext } from 'react';
import { useLocale } from 'use-intl';
import { callOperator } from './operator-api.ts';

/** The operator token with which the page calls the API. */
export const OperatorToken = createContext<string>('');

/** @returns a function that calls the operator API with the token and the language of the page */
export function useOperator() {
  const token = useContext(OperatorToken);
  const language = useLocale();
  return <Data,>(path: string, call: { method?: string; body?: object } = {}): Promise<Data> =>
    callOperator<Data>(token, path, { ...call, language });
}
