import { expect, open, test } from '../helpers/browser';

test('counts a message near its limit, never cuts it, and refuses to send it above the limit', async ({
  page,
  outside,
}) => {
  await open(page, '/contato');
  const form = page.getByRole('form', { name: 'Formulário de contato' });
  const message = form.getByLabel('Mensagem');
  await form.getByLabel('Nome').fill('Ana');
  await form.getByLabel('E-mail').fill('ana@example.com');
  await form.getByLabel('Assunto').fill('a'.repeat(100));
  await expect(form.getByText(/Faltam/)).toHaveCount(0);
  await form.getByLabel('Assunto').fill('a'.repeat(119));
  await expect(form.getByText('Cabe mais 1 caractere.')).toBeVisible();
  await message.fill('b'.repeat(1490));
  await expect(message).toHaveAccessibleDescription('Cabem mais 10 caracteres.');
  await message.fill('b'.repeat(1512));
  await expect(message).toHaveValue('b'.repeat(1512));
  await expect(form.getByText('Passaram 12 caracteres do limite de 1.500.')).toBeOnScreen({ scrolled: true });
  await form.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveAccessibleDescription('Encurte o texto: cabem 1.500 caracteres, e há 1.512.');
  expect(outside).toEqual([]);
  await message.fill('b'.repeat(1500));
  await expect(message).not.toHaveAttribute('aria-invalid');
});
