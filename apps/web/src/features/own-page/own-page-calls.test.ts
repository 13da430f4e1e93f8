import * as contract from '@fourfold/contract';
import { expect, it } from 'vitest';
import { lightOperations } from './own-page-calls.ts';

it.each(Object.entries(lightOperations))(
  '%s is the call that the contract lists',
  (name, { method, path }) => {
    const listed = contract.operations.find(({ id }) => id === name);
    expect({ method, path, access: listed?.access.kind }).toEqual({
      method: listed?.method,
      path: listed?.path,
      access: 'link',
    });
  },
);
