/** Focuses an element, and opens the folds around it. */
function goTo(element: HTMLElement | null | undefined) {
  for (let fold = foldOver(element); fold; fold = foldOver(fold.parentElement)) fold.open = true;
  element?.focus();
}

/** Focuses the field with this name, or the first of a group; of an empty group, the button that adds one. */
export function goToField(name: string) {
  const found = document.getElementsByName(name)[0] ?? document.getElementById(name);
  if (!(found instanceof HTMLFieldSetElement)) return goTo(found);
  const field = found.querySelector<HTMLElement>('input, select, textarea');
  goTo(field ?? found.querySelector<HTMLElement>('button') ?? found);
}

/** Focuses the first problem of a form. */
export function goToProblem(form: HTMLElement | null) {
  goTo(form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset), [data-problem]'));
}

const foldOver = (element: HTMLElement | null | undefined) => element?.closest('details');
