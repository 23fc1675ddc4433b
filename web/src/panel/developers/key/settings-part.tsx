import css from '../developers.module.css';
import type { ApiKey } from '../key-queries.ts';
import { WebhookCard } from '../webhook/webhook-card.tsx';
import { CommandsCard } from './commands-card.tsx';
import { KeyForm } from './key-form.tsx';
import { RevokeCard } from './revoke-card.tsx';
import { SecretsCard } from './secrets-card.tsx';

/** The settings of a key, its webhook, and commands to try it. */
export function SettingsPart({ apiKey }: { apiKey: ApiKey }) {
  const isWorking = apiKey.revokedAt === null;
  return (
    <>
      <SecretsCard keyId={apiKey.id} />
      <div className={css.columns}>
        <div>
          <KeyForm apiKey={apiKey} />
          {isWorking && <WebhookCard apiKey={apiKey} />}
          {isWorking && <RevokeCard apiKey={apiKey} />}
        </div>
        {isWorking && <CommandsCard apiKey={apiKey} />}
      </div>
    </>
  );
}
