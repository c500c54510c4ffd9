/**
 * Sections of the legal pages: the anchor, and the name of the text. An anchor stays when the words change, because other
 * pages, messages and contracts link to it.
 */
export const privacyAnchors = [
  ['coleta', 'privacyCollection'],
  ['bases-legais-e-finalidades', 'privacyGrounds'],
  ['compartilhamento', 'privacySharing'],
  ['armazenamento-e-seguranca', 'privacyStorage'],
  ['direitos-do-titular', 'privacyRights'],
  ['cookies', 'privacyCookies'],
  ['licenciados-e-parceiros', 'privacyPartners'],
  ['transferencias-internacionais', 'privacyTransfers'],
  ['menores-de-idade', 'privacyMinors'],
  ['contato-de-privacidade', 'privacyContact'],
  ['alteracoes-da-politica', 'privacyChanges'],
] as const;

export const termsAnchors = [
  ['aceitacao', 'termsAcceptance'],
  ['alteracoes', 'termsChanges'],
  ['propriedade-intelectual', 'termsProperty'],
  ['uso-permitido', 'termsUse'],
  ['cadastro-e-responsabilidade', 'termsAccount'],
  ['produtos-e-servicos', 'termsProducts'],
  ['links-de-terceiros', 'termsLinks'],
  ['limitacao-de-responsabilidade', 'termsLiability'],
  ['indenizacao', 'termsIndemnity'],
  ['encerramento', 'termsEnding'],
  ['lei-e-foro', 'termsLaw'],
  ['contato', 'termsContact'],
] as const;

/** Each section's anchor, and the name of its text; the title's name is the same with `Title` added. */
export type Anchors = typeof privacyAnchors | typeof termsAnchors;
