import { type ComponentProps, type ReactNode, useId } from 'react';

type Wording = {
  label: string;
  /** Help that is shown before typing. */
  hint?: ReactNode;
  /** Says what is wrong and how to correct it; empty if the value is valid. */
  error?: string | undefined;
};

/** Attributes that connect a control of any kind to its label and messages. */
type Wiring = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** A labelled text input, with the attributes of an input. Its children are shown inside it, at its end. */
export function Field({ label, hint, error, id, children, ...input }: Wording & ComponentProps<'input'>) {
  return (
    <Labelled {...{ label, hint, error, id }}>
      {(wiring) =>
        children ? (
          <div className="relative">
            <input type="text" {...input} {...wiring} className="control pr-14" />
            {children}
          </div>
        ) : (
          <input type="text" {...input} {...wiring} />
        )
      }
    </Labelled>
  );
}

/** A labelled text of several lines. */
export function TextAreaField({ label, hint, error, id, ...area }: Wording & ComponentProps<'textarea'>) {
  return <Labelled {...{ label, hint, error, id }}>{(wiring) => <textarea rows={4} {...area} {...wiring} />}</Labelled>;
}

/** A labelled choice of one; its options are its children. */
export function SelectField({ label, hint, error, id, ...select }: Wording & ComponentProps<'select'>) {
  return <Labelled {...{ label, hint, error, id }}>{(wiring) => <select {...select} {...wiring} />}</Labelled>;
}

type LabelledProps = Wording & { id: string | undefined; children: (wiring: Wiring) => ReactNode };

function Labelled({ label, hint, error, id: givenId, children }: LabelledProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div>
      <label htmlFor={id} className="font-medium text-ink">
        {label}
      </label>
      {children({
        id,
        className: 'control',
        'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
