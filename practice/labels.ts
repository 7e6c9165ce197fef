export interface Label {
  label: string
  help?: string
}

/** Names and explanations of the fields, by their path; `[]` stands for every entry of a list. */
export const labels: Readonly<Record<string, Label>> = {
  name: { label: 'Seu nome completo', help: 'Como está no CRP, sem “Dra.”. Aparece em todas as páginas.' },
  profession: {
    label: 'Profissão',
    help: 'A mesma palavra precisa estar nos seus textos.',
  },
  aboutSlug: {
    label: 'Fim do endereço da página “Sobre mim”',
    help: 'Preenche-se com o seu nome: de Helena Prado fica …/sobre-helena-prado. Pode deixar como está.',
  },
  registration: { label: 'Registro no CRP', help: 'Sem registro ativo não se pode atender nem divulgar atendimento.' },
  'registration.region': { label: 'Região' },
  'registration.number': { label: 'Número' },
  'registration.status': { label: 'Situação' },
  care: { label: 'Como e quem você atende?' },
  'care.where': {
    label: 'Onde você atende',
    help: 'Tudo o que o site diz sobre isso segue esta resposta, também o que é dito ao Google.',
  },
  'care.whom': { label: 'Quem você atende', help: 'Mães e pais: só se você também faz orientação.' },
  'care.whom[]': { label: 'Público' },
  contact: { label: 'Contato' },
  'contact.phone': { label: 'Telefone', help: 'Com DDD: (11) 3456-7890. Em branco, o site não fala em telefone.' },
  'contact.whatsapp': { label: 'WhatsApp', help: 'Com DDD: (11) 91234-5678. Em branco, o site não fala em WhatsApp.' },
  'contact.email': {
    label: 'E-mail de contato',
    help: 'O que aparece no site. Pode ficar em branco se houver telefone ou WhatsApp.',
  },
  'contact.town': { label: 'Cidade de onde você atende' },
  'contact.state': { label: 'Estado de onde você atende' },
  'contact.state.name': { label: 'Nome do estado' },
  'contact.state.code': { label: 'Estado' },
  'contact.offices': {
    label: 'Consultórios',
    help: 'Aparecem na página Contato.',
  },
  'contact.offices[]': { label: 'Consultório' },
  'contact.offices[].name': {
    label: 'Nome',
    help: 'Só se forem dois, para distingui-los: Sala do Centro, ou Teresópolis, às sextas.',
  },
  'contact.offices[].street': {
    label: 'Rua, número e sala',
    help: 'Deixe em branco se preferir enviar o endereço com a confirmação.',
  },
  'contact.offices[].district': { label: 'Bairro' },
  'contact.offices[].town': { label: 'Cidade', help: 'Só se não for a de cima.' },
  'contact.offices[].landmark': { label: 'Como chegar', help: 'Perto de quê: a uma quadra da estação.' },
  'contact.offices[].parking': { label: 'Onde deixar o carro' },
  'contact.offices[].access': { label: 'Acesso', help: 'Degraus, elevador, banheiro acessível.' },
  'contact.hours': {
    label: 'Dias e horas de atendimento',
    help: 'Horas como 9 ou 8h30, ou 9h às 18h num campo só. Para um dia só, escolha-o nos dois campos; se há pausa, acrescente um horário.',
  },
  'contact.hours[]': { label: 'Horário' },
  'contact.hours[].from': { label: 'Do dia' },
  'contact.hours[].to': { label: 'Até o dia' },
  'contact.hours[].opens': { label: 'Das' },
  'contact.hours[].closes': { label: 'Até as' },
  'contact.answerTime': {
    label: 'Em quanto tempo você responde',
    help: 'Completa a frase “Respondo em …”: até dois dias úteis. Deixe em branco se não quiser prometer.',
  },
  'contact.form': {
    label: 'Formulário de mensagens',
    help: 'O que ele pede fica no grupo Formulário. Sem ele, o site mostra ali, em letra grande, os outros caminhos até você.',
  },
  'contact.form.endpoint': {
    label: 'Endereço do serviço de mensagens',
    help: 'Para onde o formulário manda o que as pessoas escrevem. Já vem o do Web3Forms: deixe assim, se não usa outro.',
  },
  'contact.form.accessKey': {
    label: 'Sua chave do formulário',
    help: 'Em web3forms.com, informe o e-mail em que quer receber: a chave (lá, Access Key) chega nele e se parece com 5f0c2a1e-0b7d-4b0e-9b62-2f9a8b1c7d3e. Pode deixar para depois, antes de publicar.',
  },
  'contact.form.service': {
    label: 'O que a página Privacidade diz desse serviço',
    help: 'Vem pronto para o Web3Forms; se o serviço for outro, mude os três.',
  },
  'contact.form.service.name': { label: 'Nome do serviço' },
  'contact.form.service.place': {
    label: 'Onde ele funciona',
    help: 'Completa a frase “Um serviço externo, que …”: usa servidores no Brasil.',
  },
  'contact.form.service.retention': {
    label: 'O que esse serviço guarda das mensagens',
    help: 'Completa a frase “Ele …”: informa que não guarda as mensagens. Se ainda não sabe, deixe para depois.',
  },
  'contact.mailbox': { label: 'Quem guarda a sua caixa de e-mail' },
  'contact.mailbox.name': { label: 'Serviço de e-mail', help: 'Por exemplo: Gmail, do Google.' },
  'contact.mailbox.country': { label: 'País' },
  'contact.failureNotice': {
    label: 'Avisar a pessoa, discretamente, quando a mensagem dela não puder ser enviada',
    help: 'Sem o aviso, o texto fica no lugar e o botão volta a “Enviar mensagem”: só isso mostra que ela não foi enviada.',
  },
  education: {
    label: 'Onde você estudou',
    help: 'Aparece na página Sobre mim e é o que o site diz ao Google: só o que você concluiu.',
  },
  'education.university': { label: 'Onde você se formou em Psicologia' },
  'education.institute': { label: 'Onde fez a formação junguiana', help: 'Só se você a concluiu.' },
  titles: {
    label: 'Outros títulos',
    help: 'Até três, só os que você tem: mestre em Psicologia Clínica (USP). Especialista, só com título registrado no CRP.',
  },
  'titles[]': { label: 'Título' },
  credentials: { label: 'Blocos abaixo da apresentação', help: 'Registro, formação, experiência: até quatro.' },
  'credentials[]': { label: 'Bloco' },
  'credentials[].title': { label: 'Título' },
  'credentials[].description': { label: 'Descrição' },
  biography: { label: 'Seus dois parágrafos', help: 'A primeira letra vira a letra ornada do site.' },
  'biography[]': { label: 'Parágrafo' },
  services: { label: 'Seus serviços', help: 'De um a seis; três cabem melhor.' },
  'services[]': { label: 'Serviço' },
  'services[].title': { label: 'Título', help: 'Cabe em até duas linhas de 16 letras.' },
  'services[].description': { label: 'Descrição' },
  'services[].format': { label: 'Formato' },
  sessionLength: {
    label: 'Duração da sessão',
    help: 'Completa “Duração: …” e “Sessões de …”: 60 minutos. Se não é a mesma em todas: 50 ou 80 minutos.',
  },
  clients: {
    label: 'Quem você atende, em suas palavras',
    help: 'Completa a frase “Atendo …”: adolescentes a partir de 16 anos. Em branco, vale a resposta do começo.',
  },
  clientsOnline: {
    label: 'Quem você atende por vídeo, e onde',
    help: 'Completa a frase “Atendo online …”: pessoas em todo o Brasil. Deixe em branco se não quiser dizer.',
  },
  fee: {
    label: 'Uma frase sobre o valor',
    help: 'Sem números. Em branco, o site diz: Valores informados no primeiro contato.',
  },
  agreements: {
    label: 'O que fica combinado',
    help: 'Pagamento, recibo, faltas: linhas da página Serviços. Se preferir combinar em sessão, deixe de fora.',
  },
  'agreements[]': { label: 'Combinado' },
  'agreements[].title': { label: 'Título' },
  'agreements[].text': { label: 'Texto' },
  texts: {
    label: 'Frases das páginas',
    help: 'O que você diz no lugar de uma frase do site; null a deixa de fora.',
  },
  tools: {
    label: 'Ferramentas do site',
    help: 'Em branco, todas. Para tirar uma ou mudar a ordem, liste as que o site mostra, duas pelo menos.',
  },
  'tools[]': { label: 'Ferramenta' },
  palette: { label: 'Cores do site', help: 'As que vêm com o site se chamam Terracota.' },
  questions: {
    label: 'Perguntas que vêm primeiro',
    help: 'As outras vêm depois. Para deixar uma de fora, abra-a na página ao lado e aperte a resposta.',
  },
  'questions[]': { label: 'Pergunta' },
  languages: { label: 'Idiomas em que você atende', help: 'Inclua o português.' },
  'languages[]': { label: 'Idioma' },
  profiles: { label: 'Perfis profissionais', help: 'Links na página Contato.' },
  'profiles[]': { label: 'Perfil' },
  'profiles[].name': { label: 'Nome', help: 'Por exemplo: Instagram.' },
  'profiles[].url': { label: 'Endereço', help: 'Por exemplo: instagram.com/seu-perfil.' },
  messagesKept: {
    label: 'Por quanto tempo você guarda as mensagens',
    help: 'As de quem não chega a começar. Completa a frase “Até … depois do último contato”: seis meses. Apague-as nesse prazo, também do e-mail e do WhatsApp.',
  },
  privacyReviewed: {
    label: 'Quando você releu a página Privacidade',
    help: 'Mês e ano: novembro de 2026.',
  },
  portrait: { label: 'Retrato' },
  'portrait.file': { label: 'Foto' },
  'portrait.alt': {
    label: 'Descrição da foto, para quem não a vê',
    help: 'Por exemplo: Helena sorri, de blusa azul, diante de uma parede clara.',
  },
  site: { label: 'Site' },
  'site.url': {
    label: 'Endereço do site',
    help: 'O que a hospedagem der, como helena-prado.pages.dev, ou um só seu.',
  },
  'site.hosting': { label: 'Quem hospeda o site' },
  'site.hosting.name': {
    label: 'Hospedagem',
    help: 'O serviço que põe o site na internet. Por exemplo: Cloudflare Pages.',
  },
  'site.hosting.country': { label: 'País' },
  'site.poweredBy': { label: 'Quem fez o site', help: 'Uma linha no rodapé. Deixe de fora se não quiser.' },
  'site.poweredBy.name': { label: 'Nome' },
  'site.poweredBy.url': { label: 'Endereço' },
}

/** Names along a path, from outside in: `Contato`, `Consultório 1`, `Bairro`. A list goes by its entries. */
export const namesOf = (path: readonly PropertyKey[]): string[] =>
  path.flatMap((key, index) => {
    const known =
      labels[
        path
          .slice(0, index + 1)
          .join('.')
          .replace(/\.\d+/g, '[]')
      ]
    if (path[index - 1] === 'texts') return String(key)
    const [isEntry, isList] = [key, path[index + 1]].map((one) => /^\d+$/.test(String(one)))
    if (!known || isList) return []
    return isEntry ? `${known.label} ${Number(key) + 1}` : known.label
  })
