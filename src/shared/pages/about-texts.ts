import { aboutPictures } from './about-pictures';

/** Default texts of `/sobre`. */
export const aboutTexts = {
  ...aboutPictures,
  aboutSearchTitle: '',
  aboutDescription:
    'Conheça a Soul: a missão de fazer comida com proteína que dá gosto, os valores de qualidade, inovação e integridade e a história por trás de cada sabor.',
  aboutShareImage: '',
  aboutTitle: 'Sobre a Soul',
  aboutLead: 'Comida que faz bem pode, e deve, dar vontade de repetir.',
  aboutMissionTitle: 'Nossa missão',
  aboutMission:
    'Tornar a boa nutrição tão gostosa e tão fácil que ela deixe de ser esforço e vire a melhor parte do dia.',
  aboutMissionText:
    'Fazemos isso com shakes cremosos, sorvetes com proteína, cones sem glúten, bebidas quentes e coberturas. Tudo pensado para caber na rotina de quem treina, de quem trabalha, de quem cuida dos outros e de quem só quer uma sobremesa sem peso na consciência.',
  aboutValuesTitle: 'O que não muda na receita',
  aboutValuesText: 'Os sabores vão e vêm com as estações. Estes três valores ficam.',
  aboutQualityTitle: 'Qualidade',
  aboutQuality:
    'Ingrediente escolhido, receita testada e rótulo que dá para ler. Se a textura não convence na colher, volta para a bancada.',
  aboutInnovationTitle: 'Inovação',
  aboutInnovation:
    'Sorvete com proteína, cone sem glúten, bebida quente funcional: a gente gosta de perguntar “e se desse?” e de provar a resposta.',
  aboutIntegrityTitle: 'Integridade',
  aboutIntegrity:
    'Porção honesta, informação completa e nenhuma promessa milagrosa. O que está escrito no pote é o que está dentro dele.',
  aboutStoryTitle: 'Uma história que começou com fome',
  aboutStory: `Sabe aquela hora da tarde em que o corpo pede um lanche e a cabeça pede um mimo? Foi nela que a Soul começou. De um lado, o doce que a gente amava. Do outro, o pó batido com água, tomado de nariz tapado. Faltava alguém juntar os dois no mesmo copo.

Fomos para a cozinha com uma regra só: primeiro o sabor, depois a conta, e nenhuma das duas pode faltar. O shake veio antes de tudo, grosso a ponto de parar a colher em pé. Do shake nasceu o sorvete; o sorvete pediu um cone; e, quando esfriou lá fora, alguém aqueceu a caneca.

Hoje a Soul está em lojas e revendedores, com a mesma curiosidade do primeiro liquidificador. Se você passar por uma delas, prove de olhos fechados. É assim que a gente decide o que entra no cardápio.`,
  aboutProducts: 'Conheça os produtos',
  aboutStores: 'Encontre uma loja',
};
