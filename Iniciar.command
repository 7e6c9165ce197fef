#!/bin/sh
# Dois cliques no macOS; no Linux, botão direito e "Executar como programa".
cd "$(dirname "$0")" || exit 1

pare() {
  printf '\n%s\n\nAperte Enter para fechar esta janela. ' "$1"
  read -r _
  exit 1
}

# onde os instaladores o põem, se a janela não souber
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
command -v node >/dev/null && command -v npm >/dev/null || pare "Falta instalar o Node, o programa que monta o site.
Baixe em https://nodejs.org a versão marcada como LTS, instale e abra este arquivo de novo."

OPEN=1 npm --silent start || pare "O programa parou (o site publicado não é afetado). O motivo está escrito logo acima."
