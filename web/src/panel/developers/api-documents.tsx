import { useQuery } from '@tanstack/react-query';
import { BookOpen, FileJson } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../session/venue-context.tsx';
import { Card } from '../card.tsx';
import { apiUrlOf } from './api-url.ts';
import { CodeBlock } from './code-block.tsx';
import css from './developers.module.css';
import { apiUseQuery } from './key-queries.ts';

/** The address of the API, and links to its descriptions. */
export function ApiDocuments() {
  const t = useTranslations('developers.documents');
  const { venueId } = useVenue();
  const { data: use } = useQuery(apiUseQuery(venueId));
  return (
    <Card title={t('title')} text={t('text')}>
      {use !== undefined && <CodeBlock title={t('base')} text={apiUrlOf(use)} />}
      <ul className={css.rows}>
        <li>
          <a className={css.row} href="/docs" target="_blank" rel="noreferrer">
            <BookOpen aria-hidden />
            <strong>{t('documentation')}</strong>
          </a>
        </li>
        <li>
          <a className={css.row} href="/openapi.json" target="_blank" rel="noreferrer">
            <FileJson aria-hidden />
            <strong>{t('publicApi')}</strong>
          </a>
        </li>
        <li>
          <a className={css.row} href="/venue/v1/openapi.json" target="_blank" rel="noreferrer">
            <FileJson aria-hidden />
            <strong>{t('venueApi')}</strong>
          </a>
        </li>
      </ul>
      <p className={css.soft}>{t('webhooks')}</p>
    </Card>
  );
}
