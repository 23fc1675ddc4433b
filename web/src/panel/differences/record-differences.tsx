import { useTranslations } from 'use-intl';
import { VenueText } from '../venue-settings/venue-text.tsx';
import type { ChangedRecord } from './changed-record.ts';
import css from './differences.module.css';
import { PropertyChange } from './property-change.tsx';

/** The change of a record, with the old and the new value of each property. */
export function RecordDifferences({ record }: { record: ChangedRecord }) {
  const { kind, name, action, properties } = record;
  const text = useActionText();
  return (
    <>
      <p>
        {text(record)}{' '}
        {action !== 'SignedIn' && (
          <em>
            <VenueText>{name}</VenueText>
          </em>
        )}
      </p>
      {properties.length > 0 && (
        <ul className={css.changes}>
          {properties.map((property) => (
            <PropertyChange key={property.name} kind={kind} action={action} property={property} />
          ))}
        </ul>
      )}
    </>
  );
}

/** @returns a function that writes the change in words, such as `changed: product`. */
function useActionText(): (record: ChangedRecord) => string {
  const t = useTranslations('activity');
  const tMenu = useTranslations('panelMenu.history');
  const kindOf = (kind: ChangedRecord['kind']) => {
    switch (kind) {
      case 'Account':
      case 'Key':
      case 'Device':
      case 'Venue':
      case 'Service':
        return t(`kinds.${kind}`);
      default:
        return tMenu(`kinds.${kind}`);
    }
  };
  return ({ kind, action }) => {
    switch (action) {
      case 'SignedIn':
      case 'SignInSlowed':
      case 'ProofFailed':
        return t(`actions.${action}`);
      case 'Imported':
      case 'Exported':
        return t(`actions.${action}`, { kind: kindOf(kind) });
      default:
        return tMenu(`actions.${action}`, { kind: kindOf(kind) });
    }
  };
}
