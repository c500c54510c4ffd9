/**
 * The sections of the legal pages by their anchors, which stay whatever becomes of their words: other pages, messages and
 * contracts lead to them. Each by the name of its text.
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

/** Each section's anchor, and the name of its text; its title has that name with `Title` behind it. */
export type Anchors = typeof privacyAnchors | typeof termsAnchors;
