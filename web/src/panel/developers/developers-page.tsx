import { loadWords } from 'virtual:words/developers';
import { Route, Switch } from 'wouter';
import { type PartWords, PartWordsProvider } from '../../device/part-words-provider.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { KeyPage } from './key/key-page.tsx';
import { KeysPage } from './keys/keys-page.tsx';

const DEVELOPER_WORDS: PartWords = { name: 'developer-words', load: loadWords };

/** The page for developers: the keys of the venue, and the activity of each. */
export default function DevelopersPage() {
  return (
    <PartWordsProvider words={DEVELOPER_WORDS}>
      <Switch>
        <Route path="/" component={KeysPage} />
        <Route path="/keys/:keyId/:part?">
          {({ keyId, part = 'settings' }) => <KeyPage keyId={keyId} part={part} key={keyId} />}
        </Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </PartWordsProvider>
  );
}
