import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { onOneEngine } from '../cluster/cluster.ts';
import { addPasskey, challengeAtSignIn, signInByPasskey } from '../harness/passkey.ts';
import { assertRefused } from '../harness/refusals.ts';
import { setUpFactor, signInWith } from '../harness/second-factor.ts';
import { makeDataFolder } from '../harness/service-process.ts';
import { startSofra } from '../harness/sofra.ts';
import { newStaffedVenue, PASSWORD } from '../harness/staff.ts';
import { makeEmptyDatabase, makeOwnDatabase } from '../postgres/own-database.ts';

suite('second factors after a restore', onOneEngine('a cluster is not copied'), () => {
  test('the authenticator app and passkeys still sign in, no recovery code does, and the person sees that none is left', async (t) => {
    const folder = await makeDataFolder('factors');
    t.after(() => rm(folder, { recursive: true, force: true }));
    const own = await makeOwnDatabase();
    t.after(own.drop);
    const db = own.open();
    const sofra = await startSofra({ db });
    const { owner, waiter } = await newStaffedVenue(sofra);
    const factor = await setUpFactor(sofra, waiter);
    const passkey = await addPasskey(owner);
    const challenge = await challengeAtSignIn(sofra, owner);
    const path = join(folder, 'sofra.sql.gz');
    const connection = { connectionString: own.url };
    await makeBackup({ connection, pathOf: () => path, key: null, isSlow: false });
    // This one was used after the backup was made.
    assert.equal((await signInWith(sofra, waiter, factor.recoveryCodes[0])).status, 200);
    const answer = passkey.answer(challenge);
    assert.equal((await signInByPasskey(sofra, owner, answer)).status, 200);
    await sofra.close();
    await db.close();

    const empty = await makeEmptyDatabase();
    t.after(empty.drop);
    const silent = { onHeader: () => {}, onTable: () => {} };
    await restoreBackup(path, { connectionString: empty.url }, null, silent);
    const restoredDb = empty.open();
    t.after(() => restoredDb.close());
    const restored = await startSofra({ db: restoredDb });
    t.after(restored.close);
    for (const code of factor.recoveryCodes.slice(0, 2))
      assertRefused(await signInWith(restored, waiter, code), 403, 'SECOND_FACTOR_WRONG');
    assertRefused(await signInWith(restored, waiter), 403, 'SECOND_FACTOR_NEEDED');
    const signedIn = await signInWith(restored, waiter, factor.code());
    assert.equal(signedIn.status, 200);
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    const left = await restored.call('GET', '/venue/v1/session/second-factor', { headers: { cookie } });
    assert.equal(left.body.data.recoveryCodesLeft, 0);
    const made = await restored.call('POST', '/venue/v1/session/recovery-codes', {
      headers: { cookie },
      body: { currentPassword: PASSWORD, code: factor.code(1) },
    });
    assert.equal(made.body.data.recoveryCodes.length, 10);
    // Its challenge was answered after the backup.
    assertRefused(await signInByPasskey(restored, owner, answer), 403, 'PASSKEY_WRONG');
    const again = passkey.answer(await challengeAtSignIn(restored, owner));
    assert.equal((await signInByPasskey(restored, owner, again)).status, 200);
  });
});
