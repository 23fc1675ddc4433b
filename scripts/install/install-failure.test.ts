import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { codeOf, reasonOf } from './install-failure.mjs';

describe('the one reason in what npm prints', () => {
  const samples = [
    {
      promise: 'a registry that does not answer is named, without a password',
      output:
        'npm error code ECONNREFUSED\nnpm error request to http://me:secret@127.0.0.1:9/pg failed, reason: connect ECONNREFUSED',
      reason:
        /^the npm registry http:\/\/127\.0\.0\.1:9 cannot be reached \(ECONNREFUSED\); check the network/,
    },
    {
      promise: 'a missing network is reported under older versions of npm, too',
      output: 'npm ERR! code EAI_AGAIN\nnpm ERR! getaddrinfo EAI_AGAIN registry.example\n',
      reason: /^the npm registry cannot be reached \(EAI_AGAIN\)/,
    },
    {
      promise: 'an install script that could not reach the registry shows through',
      output: 'npm error code 1\nnpm error path /x/node_modules/node\nnpm error npm error code ENOTFOUND\n',
      reason: /^the npm registry cannot be reached \(ENOTFOUND\)/,
    },
    {
      promise: 'a folder of someone else is named',
      output: 'npm error code EACCES\nnpm error syscall mkdir\n',
      reason: /^npm may not write where it has to \(EACCES\); check who owns \/srv\/sofra$/,
    },
    { promise: 'a full disk is reported', output: 'npm error code ENOSPC\n', reason: /^the disk is full/ },
    {
      promise: 'a lock file that lags behind says how to mend it',
      output: 'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when …\n',
      reason: /^package-lock\.json does not agree with package\.json; run "npm install" once$/,
    },
    {
      promise: 'anything else is what npm says first, but for its warnings and numbers',
      output:
        'npm warn deprecated x\nnpm error code E403\nnpm error 403 Forbidden - GET /pg.\nnpm error more\n',
      reason: /^npm says "403 Forbidden - GET \/pg"$/,
    },
    { promise: 'silence is reported, too', output: '', reason: /^npm failed without saying why$/ },
  ];

  for (const { promise, output, reason } of samples) {
    test(promise, () => assert.match(reasonOf(output, '/srv/sofra'), reason));
  }
});

test('an error is named by its code, else by its message', () => {
  assert.equal(codeOf(Object.assign(new Error('no'), { code: 'EACCES' })), 'EACCES');
  assert.equal(codeOf(new Error('no')), 'Error: no');
});
