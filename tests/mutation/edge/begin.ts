import { test } from 'vitest';

test('begins', () => undefined);
