import { Route, Switch } from 'wouter';
import { NotFound } from '../../ui/not-found.tsx';
import { KeyPage } from './key/key-page.tsx';
import { KeysPage } from './keys/keys-page.tsx';

/** The developer's corner: the keys of the venue, and what happened with each. */
export default function DevelopersPage() {
  return (
    <Switch>
      <Route path="/" component={KeysPage} />
      <Route path="/keys/:keyId/:part?">
        {({ keyId, part = 'settings' }) => <KeyPage keyId={keyId} part={part} key={keyId} />}
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
