import { ExternalLink, RotateCcw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { SettingsRecord } from '../../shared/settings';
import { Field, TextAreaField } from '../../ui/field';
import type { useForm } from '../form/use-form';
import { isInstagram } from '../links/typed-link';
import { Button } from '../parts/button';
import { Warning } from '../parts/warning';
import { goToField } from '../parts/way-to';
import { defaults, isGood, labels, meant, type SettingName, type SettingsValues } from './values';

export type SettingsForm = ReturnType<typeof useForm<SettingsValues, SettingsRecord>>;
type TextName = { [Name in SettingName]: SettingsValues[Name] extends string ? Name : never }[SettingName];

type Props = Omit<ComponentProps<typeof Field>, 'form' | 'name' | 'label' | 'children'> & {
  form: SettingsForm;
  name: TextName;
  /** Whether the value has several lines. */
  long?: boolean;
  /** Renders what visitors get, for a valid value. */
  preview?: (value: string) => ReactNode;
};

/** Edits a setting, with a preview and a button that restores the default. */
export function Setting({ form, name, long = false, preview, ...field }: Props) {
  const { error, ...bound } = form.text(name);
  const value = meant(name, bound.value).trim();
  /** Replaces the input by the value that is meant, once the field is left. */
  function settle() {
    const settled = meant(name, bound.value);
    if (settled !== bound.value) form.set({ [name]: settled });
  }
  return (
    <div className="min-w-0">
      {long ? (
        <TextAreaField label={labels[name]} {...bound} error={error} rows={3} hint={field.hint} />
      ) : (
        <Field label={labels[name]} {...bound} error={error} {...field} onBlur={settle} />
      )}
      {preview && value && isGood(name, value) && <div className="mt-1 text-sm text-muted">{preview(value)}</div>}
      <Restore form={form} name={name} />
    </div>
  );
}

export function Restore({ form, name }: { form: SettingsForm; name: SettingName }) {
  if (JSON.stringify(form.values[name]) === JSON.stringify(defaults[name])) return null;
  return (
    <Button
      look="ghost"
      className="-ml-3.5"
      aria-label={`Restaurar padrão de ${labels[name]}`}
      onClick={() => {
        form.set({ [name]: defaults[name] });
        // The button disappears.
        goToField(name);
      }}
    >
      <RotateCcw aria-hidden size={14} />
      Restaurar padrão
    </Button>
  );
}

/** Links to a profile of Instagram, and questions an address of another site. */
function ProfilePreview({ href }: { href: string }) {
  return (
    <>
      <Preview href={href} />
      <div role="status" className="mt-1 empty:hidden">
        {!isInstagram(href) && <Warning>Este endereço não é do Instagram: confira se é o que você quer.</Warning>}
      </div>
    </>
  );
}

/** Props of a setting that is a profile of Instagram. */
export const PROFILE = {
  autoCapitalize: 'none',
  hint: 'O nome do perfil, como @soul, ou o endereço dele.',
  preview: (href: string) => <ProfilePreview href={href} />,
} as const;

/** Links to an address, to be tried in another tab. */
export function Preview({ href, children = href }: { href: string; children?: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 max-w-full items-center gap-1.5 text-primary-deep underline underline-offset-4"
    >
      <span className="truncate">{children}</span>
      <ExternalLink aria-hidden size={13} className="shrink-0" />
      <span className="sr-only">(abre em outra aba)</span>
    </a>
  );
}
