import { describe, expect, test } from 'vitest';
import type { UserRow } from '../../src/shared/user';
import { type Browser, browser, PASSWORD, person, signedIn, signIn, tokenMailed } from '../helpers/account';
import { codeOf, count, enter, PATH, peopleSeenBy } from '../helpers/people';

const admin = signedIn('admin');
const { found, historyOf } = peopleSeenBy(admin);

describe('a pending invitation', () => {
  const invite = async (name = 'Ana Conceição') => {
    const email = `convidada-${crypto.randomUUID()}@example.com`;
    const answer = await admin.json('POST', `${PATH}/invitations`, { name, email, role: 'editor' });
    return ((await answer.json()) as { user: UserRow }).user;
  };
  const again = (id: string, by: Browser = admin) => by.json('POST', `${PATH}/${id}/invitation`);
  const withdraw = (id: string) => admin.json('DELETE', `${PATH}/${id}/invitation`);
  const accept = (token: string) => browser().json('POST', '/api/auth/reset', { token, password: PASSWORD });

  test('is sent again with a new link, and the former link stops working', async () => {
    const { id, email } = await invite();
    const first = await tokenMailed(email);
    const answer = await again(id);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { user: UserRow }).user).toMatchObject({
      id,
      invited: true,
      invitedUntil: expect.stringMatching(/Z$/),
      roles: ['editor'],
    });
    const second = await tokenMailed(email);
    expect(second).not.toBe(first);
    expect((await accept(first)).status).toBe(410);
    expect((await accept(second)).status).toBe(200);
    expect((await enter(email)).status).toBe(200);
    expect((await historyOf(id))[0]).toMatchObject({
      title: 'Ana Conceição',
      access: { after: { invitedAgain: true } },
    });
  });

  test('can be sent again at most seven times, by one administrator or several', async () => {
    const { id, email } = await invite();
    const second = await signIn('admin');
    const statuses = [];
    for (let sent = 0; sent < 10; sent += 1) statuses.push((await again(id, sent % 2 ? admin : second)).status);
    expect(statuses).toEqual([...Array(7).fill(200), 429, 429, 429]);
    const anew = await admin.json('POST', `${PATH}/invitations`, { name: 'Ana', email, role: 'editor' });
    expect(anew.status).toBe(429);
  });

  test('is limited per mailbox, whatever tag its address has', async () => {
    const mailbox = crypto.randomUUID();
    const inviteAt = (tag: number) =>
      admin.json('POST', `${PATH}/invitations`, {
        name: 'Ana',
        email: `${mailbox}+${tag}@example.com`,
        role: 'editor',
      });
    const statuses = [];
    for (let tag = 0; tag < 9; tag += 1) statuses.push((await inviteAt(tag)).status);
    expect(statuses).toEqual([...Array(8).fill(201), 429]);
  });

  test('that is withdrawn no longer works, and leaves neither name nor mail', async () => {
    const { id, email } = await invite('Zulmira');
    const token = await tokenMailed(email);
    expect((await withdraw(id)).status).toBe(200);
    expect((await accept(token)).status).toBe(410);
    expect(await found(id)).toBeUndefined();
    expect(await count('outbox WHERE to_address = ?', email)).toBe(0);
    expect(await count('user_roles WHERE user_id = ?', id)).toBe(0);
    const [last] = await historyOf(id);
    expect(last).toMatchObject({
      action: 'delete',
      title: 'um convite',
      access: { before: { invited: true } },
    });
    expect(JSON.stringify(await historyOf(id))).not.toMatch(/Zulmira/i);
    expect((await withdraw(id)).status).toBe(404);
    expect((await again(id)).status).toBe(404);
  });

  test('cannot be sent again or withdrawn after it was accepted', async () => {
    const { id, email } = await invite();
    expect((await accept(await tokenMailed(email))).status).toBe(200);
    for (const answer of [await again(id), await withdraw(id)]) {
      expect(answer.status).toBe(409);
      expect(await codeOf(answer)).toBe('accepted');
    }
    expect((await found(id))?.roles).toEqual(['editor']);
  });

  test('does not exist for an account that signed up itself', async () => {
    const customer = await person();
    expect((await again(customer.id)).status).toBe(409);
    expect((await withdraw(customer.id)).status).toBe(409);
    expect((await enter(customer.email)).status).toBe(200);
  });
});
