import { Route, Switch } from 'wouter';
import { MoreWords } from '../../device/more-words.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { DEVELOPER_WORDS } from '../words/words.ts';
import { KeyPage } from './key/key-page.tsx';
import { KeysPage } from './keys/keys-page.tsx';

/** The developer's corner: the keys of the venue, and what happened with each. */
export default function DevelopersPage() {
  return (
    <MoreWords words={DEVELOPER_WORDS}>
      <Switch>
        <Route path="/" component={KeysPage} />
        <Route path="/keys/:keyId/:part?">
          {({ keyId, part = 'settings' }) => <KeyPage keyId={keyId} part={part} key={keyId} />}
        </Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </MoreWords>
  );
}
