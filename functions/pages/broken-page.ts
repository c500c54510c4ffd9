/** What a visitor reads when nothing can be rendered. Without styles or scripts: it must not be able to fail. */
export const brokenPage = `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Já voltamos | Soul</title>
</head>
<body>
<main>
<h1>Já voltamos</h1>
<p>Algo deu errado do nosso lado. Tente de novo em instantes.</p>
<p><a href="/">Voltar ao início</a></p>
</main>
</body>
</html>
`;
