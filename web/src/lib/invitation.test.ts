import { expect, test } from 'vitest';
import { isOnlyHere } from './invitation';

test.each(['localhost', 'table.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s leads back here', (name) => {
  expect(isOnlyHere(name)).toBe(true);
});

test.each(['192.168.0.7', 'table.example', 'localhost.example', '127.0.0.1.example', '[fd00::1]'])(
  '%s leads here from elsewhere',
  (name) => {
    expect(isOnlyHere(name)).toBe(false);
  },
);
