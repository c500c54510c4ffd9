/** Classes of a button whose icon has a caption on phones. */
export const CAPTIONED = '@max-md:flex-col @max-md:gap-1';

/** Shows a short word below an icon on phones, where no tooltip tells what it does. The button has its own full name. */
export function Caption({ children }: { children: string }) {
  return (
    <span aria-hidden className="hidden text-[0.625rem]/none @max-md:block">
      {children}
    </span>
  );
}
